import { useContext } from 'react';
import { act, render, screen } from '@testing-library/react';
import { globalHistory, LocationContext } from '@reach/router';
import { SiteLocation } from '../../../src/navigation/SiteLocation';

function Address() {
  return <p>{useContext(LocationContext).location.pathname}</p>;
}

function renderSite() {
  return render(
    <SiteLocation>
      <Address />
    </SiteLocation>,
  );
}

beforeEach(() => history.replaceState(null, '', '/docs/open'));

it('NAV-01 the new page is drawn with the step itself, not a frame later', () => {
  const frame = jest.spyOn(window, 'requestAnimationFrame');
  renderSite();
  act(() => void globalHistory.navigate('/docs/next?x=1#y'));
  expect(screen.getByText('/docs/next')).toBeInTheDocument();
  expect(frame).not.toHaveBeenCalled();
});

it('each step makes an entry of its own, once the one before is on screen', () => {
  const entries = history.length;
  renderSite();
  act(() => void globalHistory.navigate('/docs/a'));
  act(() => void globalHistory.navigate('/docs/b'));
  expect(history.length).toBe(entries + 2);
});

it('lets go of the history when it is gone', () => {
  const { unmount } = renderSite();
  const remove = jest.spyOn(window, 'removeEventListener');
  unmount();
  expect(remove).toHaveBeenCalledWith('popstate', expect.any(Function));
});
