import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AnnouncementBar } from '../../../../src/components/announcement-bar/AnnouncementBar';
import { announcementScriptFor } from '../../../../src/components/announcement-bar/announcement-script';

const idKey = 'docusaurus.announcement.id';
const dismissKey = 'docusaurus.announcement.dismiss';
const announcement = { id: 'autumn', html: 'Read the <a href="/docs/changelog">news</a>', closeable: true };

const bar = () => screen.queryByRole('region', { name: 'Announcement' });
const stored = () => [localStorage.getItem(idKey), localStorage.getItem(dismissKey)];

function runScript(setting = announcement): void {
  document.documentElement.removeAttribute('data-announcement-bar-initially-dismissed');
  // The page runs this text as an inline script.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- what is tested
  new Function(announcementScriptFor(setting))();
}

const isHiddenBeforePaint = () => document.documentElement.hasAttribute('data-announcement-bar-initially-dismissed');

it('ANN-05 has no close button unless it is closeable', () => {
  render(<AnnouncementBar announcement={{ ...announcement, closeable: false }} />);
  expect(bar()).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('ANN-01 ANN-03 a dismissal ends with the id, also when what follows cannot be closed', () => {
  localStorage.setItem(idKey, 'autumn');
  localStorage.setItem(dismissKey, 'true');
  const { unmount } = render(<AnnouncementBar announcement={{ ...announcement, id: 'winter', closeable: false }} />);
  expect(bar()).toBeVisible();
  expect(stored()).toEqual(['winter', 'false']);
  unmount();
  render(<AnnouncementBar announcement={announcement} />);
  expect(bar()).toBeVisible();
});

describe('ANN-04 before first paint', () => {
  it('does not hide a new bar whose predecessor was dismissed', () => {
    localStorage.setItem(idKey, 'summer');
    localStorage.setItem(dismissKey, 'true');
    runScript();
    expect(isHiddenBeforePaint()).toBe(false);
  });

  it('cannot end its script element', () => {
    expect(announcementScriptFor({ ...announcement, id: '</script>' })).not.toContain('</script>');
  });
});

it('ANN-02 ANN-06 closing is stored under two keys, and the focus goes to what comes next', async () => {
  render(
    <>
      <AnnouncementBar announcement={announcement} />
      <nav>
        <button>Menu</button>
        <a href="/">Home</a>
      </nav>
    </>,
  );
  // As in a wide window, where it does not show.
  jest.spyOn(screen.getByRole('button', { name: 'Menu' }), 'focus').mockImplementation(() => undefined);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('link', { name: 'Home' })).toHaveFocus();
  expect(stored()).toEqual(['autumn', 'true']);
});

describe('ANN-07', () => {
  it('without a bar there is no element, no key and no script', () => {
    const { container } = render(<AnnouncementBar announcement={null} />);
    expect(container).toBeEmptyDOMElement();
    expect(localStorage).toHaveLength(0);
    expect(announcementScriptFor(null)).toBe('');
  });

  it('with blocked storage it shows, and closing works for the page view', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(denied);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(denied);
    expect(() => runScript()).not.toThrow();
    render(<AnnouncementBar announcement={announcement} />);
    expect(bar()).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(bar()).toBeNull();
  });
});
