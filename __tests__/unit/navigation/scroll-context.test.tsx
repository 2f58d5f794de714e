import { render } from '@testing-library/react';
import { ScrollContext, useScrollRestoration } from '../../../src/navigation/scroll-context';

it('NAV-06 Gatsby itself never scrolls: what stands in for its scrolling shows its children, and stores nothing', () => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  window.history.replaceState(null, '', '/#below');
  const { container } = render(
    <ScrollContext>
      <p id="below">Text</p>
    </ScrollContext>,
  );
  expect(container.innerHTML).toBe('<p id="below">Text</p>');
  useScrollRestoration();
  window.dispatchEvent(new Event('scroll'));
  expect(scrollTo).not.toHaveBeenCalled();
  expect(sessionStorage).toHaveLength(0);
});
