import { screen } from '@testing-library/react';
import { baseUrlScriptFor } from '../../../../src/components/base-url/base-url-script';

/** Listeners of the script: a page has one document, these tests share theirs. */
const added: Parameters<typeof document.addEventListener>[] = [];

/** The home page as the browser reads it: script in the head, then files that fail, then the end of the document. */
function readHomePage(address: string, { base = '/', failing = [] as string[], isOn = true } = {}): void {
  history.replaceState(null, '', address);
  const listen = jest.spyOn(document, 'addEventListener');
  // The page runs this text as an inline script.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- what is tested
  new Function(baseUrlScriptFor(base, isOn))();
  added.push(...listen.mock.calls);
  listen.mockRestore();
  for (const file of failing) {
    const element = document.createElement(file.endsWith('.css') ? 'link' : file.endsWith('.js') ? 'script' : 'img');
    if (element instanceof HTMLLinkElement) Object.assign(element, { rel: 'stylesheet', href: file });
    else element.setAttribute('src', file);
    document.head.append(element);
    element.dispatchEvent(new Event('error'));
  }
  document.dispatchEvent(new Event('DOMContentLoaded'));
}

afterEach(() => {
  for (const listener of added.splice(0)) document.removeEventListener(...listener);
  document.head.replaceChildren();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

const alert = () => screen.queryByRole('alert');

it('BAS-02 stands first in the body', () => {
  document.body.innerHTML = '<p>Home</p>';
  readHomePage('/moved/', { failing: ['/styles.1.css'] });
  expect(document.body.firstElementChild).toBe(alert());
});

it.each([
  ['/', '/'],
  ['/other/index.html', '/other/'],
  ['/other', '/other/'],
])('BAS-03 a site built for /help/ that is opened at %s is told of %s', (address, fitting) => {
  readHomePage(address, { base: '/help/', failing: ['/help/app.js'] });
  expect(alert()).toHaveTextContent('Configured base path: /help/');
  expect(alert()).not.toHaveTextContent('(default)');
  expect(alert()).toHaveTextContent(`Base path that fits this address: ${fitting}`);
});

it('BAS-04 the address is text, never HTML', () => {
  readHomePage('/<img onerror=x>/', { failing: ['/styles.1.css'] });
  expect(alert()?.querySelector('img')).toBeNull();
});

it.each([
  ['everything was loaded', '/moved/', []],
  ['a picture fails', '/moved/', ['/picture.png']],
  ['a file of another site fails', '/moved/', ['https://other.example/app.js']],
])('BAS-04 is absent when %s', (_, address, failing) => {
  readHomePage(address, { failing });
  expect(alert()).toBeNull();
});

it('BAS-05 can be turned off', () => {
  expect(baseUrlScriptFor('/', false)).toBe('');
});
