import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { TabItem, Tabs } from '../../../../src/components/mdx/tabs/Tabs';
import { announceRouteChange } from '../../../../src/navigation/navigate';
import { scrollAfterNavigation, scrollToHash } from '../../../../src/navigation/scroll';
import { storageKeys } from '../../../../src/shared/constants';
import type { TabsProps } from '../../../../src/components/mdx/tabs/Tabs';

function Example(props: Omit<TabsProps, 'children'>) {
  return (
    <Tabs {...props}>
      <TabItem value="web" label="Web admin tool">
        In the browser
      </TabItem>
      <TabItem value="ca" label="Commerce Assistant">
        <h3 id="inside">On the desktop</h3>
      </TabItem>
      <TabItem value="api" label="API">
        By request
      </TabItem>
    </Tabs>
  );
}

const tab = (name: string) => screen.getByRole('tab', { name });
const selected = () => screen.getAllByRole('tab', { selected: true }).map(({ textContent }) => textContent);

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  window.scrollBy = () => undefined;
});

describe('TAB-01', () => {
  it('connects tabs and panels both ways and has one tab stop', () => {
    render(<Example />);
    const panel = screen.getByRole('tabpanel', { name: 'Web admin tool' });
    expect(tab('Web admin tool')).toHaveAttribute('aria-controls', panel.id);
    expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
  });

  it('arrows move the focus in a circle without selecting, Home and End to the ends', async () => {
    render(<Example />);
    tab('Web admin tool').focus();
    fireEvent.keyDown(tab('Web admin tool'), { key: 'ArrowLeft', keyCode: 229 });
    expect(tab('Web admin tool')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(tab('API')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(tab('Web admin tool')).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(tab('API')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    expect(tab('Web admin tool')).toHaveFocus();
    expect(selected()).toEqual(['Web admin tool']);
  });

  it.each(['{Enter}', ' '])('"%s" selects the focused tab', async (key) => {
    render(<Example />);
    tab('Web admin tool').focus();
    await userEvent.keyboard(`{ArrowRight}${key}`);
    expect(selected()).toEqual(['Commerce Assistant']);
  });
});

describe('TAB-02 the selected tab at the start', () => {
  it('is the default value, before an item that is marked', () => {
    render(<Example defaultValue="api" />);
    expect(selected()).toEqual(['API']);
  });

  it('is an item that is marked', () => {
    render(
      <Tabs>
        <TabItem value="a" label="A" />
        <TabItem value="b" label="B" default />
      </Tabs>,
    );
    expect(selected()).toEqual(['B']);
  });

  it('is none when the default is null; the first can be reached by keyboard', () => {
    render(<Example defaultValue={null} />);
    expect(screen.queryByRole('tab', { selected: true })).toBeNull();
    expect(screen.queryByRole('tabpanel')).toBeNull();
    expect(tab('Web admin tool')).toHaveProperty('tabIndex', 0);
  });
});

describe('TAB-03 a group', () => {
  it('stores the choice and applies it to all groups of its id', async () => {
    render(
      <>
        <Example groupId="tool" />
        <Example groupId="tool" />
        <Example groupId="other" />
      </>,
    );
    const [first] = screen.getAllByRole('tab', { name: 'API' });
    if (first) await userEvent.click(first);
    expect(localStorage.getItem('docusaurus.tab.tool')).toBe('api');
    expect(selected()).toEqual(['API', 'API', 'Web admin tool']);
  });

  it('starts with what is stored, and ignores an unknown value', () => {
    localStorage.setItem('docusaurus.tab.tool', 'ca');
    localStorage.setItem('docusaurus.tab.other', 'gone');
    render(
      <>
        <Example groupId="tool" />
        <Example groupId="other" />
      </>,
    );
    expect(selected()).toEqual(['Commerce Assistant', 'Web admin tool']);
  });

  it('follows other tabs of the browser', () => {
    render(<Example groupId="tool" />);
    localStorage.setItem('docusaurus.tab.tool', 'api');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'docusaurus.tab.tool', newValue: 'api' })));
    expect(selected()).toEqual(['API']);
  });

  it('without an id nothing is stored', async () => {
    render(<Example />);
    await userEvent.click(tab('API'));
    expect(localStorage).toHaveLength(0);
    expect(selected()).toEqual(['API']);
  });
});

describe('TAB-04 a URL parameter', () => {
  it('mirrors the choice without a history entry and keeps the rest of the address', async () => {
    window.history.replaceState(null, '', '/docs/x?q=1#part');
    const entries = window.history.length;
    render(<Example queryString="tool" />);
    await userEvent.click(tab('API'));
    expect(window.location.href).toMatch(/\/docs\/x\?q=1&tool=api#part$/);
    expect(window.history).toHaveLength(entries);
  });

  it('wins over what is stored', () => {
    localStorage.setItem('docusaurus.tab.tool', 'ca');
    window.history.replaceState(null, '', '/?tool=api');
    render(<Example groupId="tool" queryString="tool" />);
    expect(selected()).toEqual(['API']);
  });
});

describe('TAB-04 a link or Back', () => {
  const follow = (search: string): void => {
    const previous = new URL(window.location.href) as unknown as Location;
    window.history.pushState(null, '', `/${search}`);
    act(() => announceRouteChange({ location: window.location, previous }));
  };

  it('that changes the parameter shows its tab, whatever was chosen, and the first one again without it', async () => {
    render(<Example queryString="tool" />);
    follow('?tool=api');
    expect(selected()).toEqual(['API']);
    await userEvent.click(tab('Commerce Assistant'));
    follow('?tool=api');
    expect(selected()).toEqual(['API']);
    follow('');
    expect(selected()).toEqual(['Web admin tool']);
  });

  it('that changes another one leaves the choice', async () => {
    render(<Example queryString="tool" />);
    await userEvent.click(tab('API'));
    follow('?tool=api&q=1');
    follow('?tool=unknown');
    expect(selected()).toEqual(['API']);
  });
});

it('TAB-05 the clicked tab keeps its place on screen', async () => {
  const tops = [300, 180];
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockImplementation(() => DOMRect.fromRect({ y: tops.shift() ?? 0 }));
  const scrollBy = jest.fn();
  window.scrollBy = scrollBy;
  render(<Example />);
  await userEvent.click(tab('API'));
  expect(scrollBy).toHaveBeenCalledWith({ top: -120, behavior: 'instant' });
});

describe('TAB-06 panels that are not selected', () => {
  it('are in the document and hidden', () => {
    render(<Example />);
    expect(screen.getByText('By request')).not.toBeVisible();
    expect(screen.getByText('In the browser')).toBeVisible();
  });

  it('are absent in lazy mode', () => {
    render(<Example lazy />);
    expect(screen.queryByText('By request')).toBeNull();
    expect(tab('API')).not.toHaveAttribute('aria-controls');
  });
});

describe('TAB-07', () => {
  describe('a link or an address', () => {
    const nested = (
      <>
        <Example groupId="g" queryString="tab" />
        <Tabs>
          <TabItem value="outer-a">Outer</TabItem>
          <TabItem value="outer-b">
            <Tabs groupId="inner">
              <TabItem value="inner-a">Inner</TabItem>
              <TabItem value="inner-b">
                <h3 id="deep">Deep</h3>
              </TabItem>
            </Tabs>
          </TabItem>
        </Tabs>
      </>
    );
    const scrolled: [string, boolean][] = [];
    beforeEach(() => {
      scrolled.length = 0;
      Element.prototype.scrollIntoView = function (this: Element) {
        scrolled.push([this.id, this.closest('[hidden]') === null]);
      };
    });
    afterEach(() => {
      window.history.replaceState(null, '', '/');
      localStorage.clear();
    });
    const storedChoice = (): string | null => localStorage.getItem(storageKeys.tabGroup + 'g');

    it('is not a choice of the reader: what is stored stays, and so does the address', () => {
      localStorage.setItem(storageKeys.tabGroup + 'g', 'api');
      render(nested);
      expect(selected()[0]).toBe('API');
      act(() => void scrollToHash('#inside'));
      expect(selected()[0]).toBe('Commerce Assistant');
      expect(storedChoice()).toBe('api');
      expect(window.location.search).toBe('');
    });

    it.each(['/?tab=api#inside', '/#inside'])(
      'wins over a stored choice and over a parameter when it is opened: %s',
      (address) => {
        localStorage.setItem(storageKeys.tabGroup + 'g', 'api');
        window.history.replaceState(null, '', address);
        render(nested);
        expect(selected()[0]).toBe('Commerce Assistant');
        expect(scrolled.at(-1)).toEqual(['inside', true]);
        expect(storedChoice()).toBe('api');
      },
    );

    it('opened at an element in nested tabs shows it', () => {
      window.history.replaceState(null, '', '/#deep');
      render(nested);
      expect(screen.getByText('Deep')).toBeVisible();
      expect(scrolled.at(-1)).toEqual(['deep', true]);
    });

    it('leaves a place in the address that the reader hides by choosing another tab, and no other', async () => {
      window.scrollBy = jest.fn();
      window.history.replaceState(null, '', '/x?y=1#inside');
      render(nested);
      await userEvent.click(tab('Web admin tool'));
      expect(window.location.href).toMatch(/\/x\?y=1(?:&tab=\w+)?$/);
      window.history.replaceState(null, '', '/x#elsewhere');
      await userEvent.click(tab('API'));
      expect(window.location.hash).toBe('#elsewhere');
    });

    it('scrolls to nothing that shows already, nor again when a tab is chosen later', async () => {
      window.scrollBy = jest.fn();
      window.history.replaceState(null, '', '/?tab=api#by-request');
      render(
        <>
          <h2 id="by-request">Outside</h2>
          {nested}
        </>,
      );
      expect(selected()[0]).toBe('API');
      expect(scrolled).toEqual([]);
      act(() => void scrollToHash('#inside'));
      const before = scrolled.length;
      await userEvent.click(tab('Web admin tool'));
      expect(scrolled).toHaveLength(before);
      expect(storedChoice()).not.toBe('api');
    });

    it('restores a position where one is known', () => {
      const scrollTo = jest.fn();
      window.scrollTo = scrollTo;
      render(nested);
      const location = new URL('http://localhost/#deep') as unknown as Location;
      act(() =>
        scrollAfterNavigation(location, new URL('http://localhost/b') as unknown as Location, 'traversal', 300),
      );
      expect(screen.getByText('Deep')).toBeVisible();
      expect(scrollTo).toHaveBeenLastCalledWith({ top: 300, behavior: 'instant' });
      expect(scrolled).toEqual([]);
    });
  });

  // The compile step reports the mistakes of a page together, after it has been drawn.
  it.each([
    ['two items with one value', <TabItem key="b" value="a" />, ['a', 'a']],
    ['a child that is no item', 'Text', ['a']],
  ])('%s: the page is drawn all the same', (_, child, names) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const html = renderToString(
      <Tabs>
        <TabItem value="a" />
        {child}
      </Tabs>,
    );
    expect([...html.matchAll(/data-label="([^"]*)"/g)].map(([, name]) => name)).toEqual(names);
  });

  it('an unknown default selects nothing, and no items draw nothing', () => {
    render(<Example defaultValue="x" />);
    expect(screen.queryByRole('tab', { selected: true })).toBeNull();
    expect(renderToString(<Tabs />)).toBe('');
  });
});
