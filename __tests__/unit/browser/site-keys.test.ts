/* eslint-disable @typescript-eslint/no-deprecated -- Safari tells keys of input methods by their code only */
import { isComposing, siteKey, typedCharacter } from '../../../src/browser/site-keys';

/** What the rules say of a key at the document, as all listeners of the site ask them. */
function press(target: Element, init: KeyboardEventInit, isOn = true): { key: string; text: string } {
  const found = { key: 'none', text: 'none' };
  const listen = (event: KeyboardEvent): void => {
    found.key = siteKey(event, () => isOn);
    found.text = typedCharacter(event);
  };
  document.addEventListener('keydown', listen, { once: true, capture: true });
  target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, composed: true, ...init }));
  document.removeEventListener('keydown', listen, { capture: true });
  return found;
}

/** Adds an element, in a shadow root if wanted. jsdom knows no editable content. */
function add(html: string, mode?: ShadowRootMode): Element {
  const host = document.createElement(mode === 'closed' ? 'chat-widget' : 'div');
  const root = mode ? host.attachShadow({ mode }) : host;
  root.innerHTML = html;
  document.body.append(host);
  const element = root.firstElementChild ?? host;
  if (element.hasAttribute('contenteditable')) Object.assign(element, { isContentEditable: true });
  return element;
}

beforeEach(() => document.body.replaceChildren());

describe('keys of the site', () => {
  it.each<[string, KeyboardEventInit, string]>([
    ['a slash', { key: '/' }, '/'],
    ['brackets', { key: '[' }, '['],
    ['brackets with AltGr', { key: ']', ctrlKey: true, altKey: true, modifierAltGraph: true }, ']'],
    ['brackets with Option', { key: ']', altKey: true }, ']'],
    ['a question mark', { key: '?', shiftKey: true }, '?'],
    ['Ctrl+K', { key: 'k', ctrlKey: true }, 'k'],
    ['Cmd+K with Caps Lock', { key: 'K', metaKey: true }, 'k'],
    ['Ctrl+Shift+K, which opens tools of the browser', { key: 'K', ctrlKey: true, shiftKey: true }, ''],
    ['Ctrl+Alt+K', { key: 'k', ctrlKey: true, altKey: true }, ''],
    ['Ctrl+[', { key: '[', ctrlKey: true }, ''],
    ['Cmd+/', { key: '/', metaKey: true }, ''],
    ['Alt+/', { key: '/', altKey: true }, ''],
    ['a letter', { key: 'k' }, ''],
    ['a key that is held', { key: '/', repeat: true }, ''],
    ['a slash of an input method', { key: '/', isComposing: true }, ''],
    ['a slash of an input method in Safari', { key: '/', keyCode: 229 }, ''],
    ['Ctrl+K while a character is composed', { key: 'k', ctrlKey: true, keyCode: 229 }, ''],
    ['a key without a name', {}, ''],
  ])('knows %s', (_, init, expected) => {
    expect(press(document.body, init).key).toBe(expected);
  });

  it.each([
    '<input>',
    '<input type="search">',
    '<textarea></textarea>',
    '<select><option>A</option></select>',
    '<div contenteditable></div>',
    '<div role="textbox"></div>',
    '<div role="searchbox"></div>',
    '<div role="combobox"></div>',
    '<div role="listbox"></div>',
  ])('leaves %s alone, also in a shadow root, except for Ctrl+K', (html) => {
    for (const field of [add(html), add(html, 'open'), add(html, 'closed')]) {
      for (const key of ['/', '[', ']', '?', 'a']) expect(press(field, { key })).toEqual({ key: '', text: '' });
      expect(press(field, { key: 'k', ctrlKey: true }).key).toBe('k');
    }
  });

  it('takes keys on what is no field, also in a shadow root', () => {
    for (const element of [add('<button>A</button>'), add('<p>A</p>', 'open')])
      expect(press(element, { key: '/' }).key).toBe('/');
  });

  it('needs no single keys', () => {
    expect(press(document.body, { key: '/' }, false).key).toBe('');
    expect(press(document.body, { key: 'k', metaKey: true }, false).key).toBe('k');
  });

  it('leaves alone what somebody else has taken', () => {
    const button = add('<button>A</button>');
    window.addEventListener('keydown', (event) => event.preventDefault(), { once: true, capture: true });
    expect(press(button, { key: '/' })).toEqual({ key: '', text: '' });
  });
});

describe('typed characters', () => {
  it.each<[KeyboardEventInit, string]>([
    [{ key: 'a' }, 'a'],
    [{ key: 'É', shiftKey: true }, 'É'],
    [{ key: ' ' }, ' '],
    [{ key: 'Enter' }, ''],
    [{ key: 'a', ctrlKey: true }, ''],
    [{ key: 'a', altKey: true }, ''],
    [{ key: 'a', keyCode: 229 }, ''],
    [{}, ''],
  ])('%j types "%s"', (init, expected) => {
    expect(press(document.body, init).text).toBe(expected);
  });
});

it.each([
  [{ isComposing: true, keyCode: 13 }, true],
  [{ isComposing: false, keyCode: 229 }, true],
  [{ isComposing: false, keyCode: 13 }, false],
])('knows keys of input methods: %j', (event, expected) => {
  expect(isComposing(event)).toBe(expected);
});
