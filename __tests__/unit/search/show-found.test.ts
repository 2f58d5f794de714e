import { showFound } from '../../../src/search/show-found';

const page = `
  <h1>Page</h1>
  <p>Before the first heading.</p>
  <details id="intro"><summary>More</summary><p>Intro thing.</p></details>
  <div class="heading"><h2 id="part">Part</h2></div>
  <p>Seen.</p>
  <div><section hidden id="panel"><p>In a tab: <b>Tabbed</b> words, and open ones.</p></section></div>
  <details id="outer"><summary>Summary word</summary><details id="inner"><summary>Nested</summary><p>Deep.</p></details></details>
  <p>An open word.</p>
  <h2 id="next">Next</h2>
  <details id="later"><summary>Later</summary><p>Elsewhere.</p></details>`;

/** What is asked to open and what is open after a hit with these words was followed. */
function follow(url: string, ...words: string[]): string[] {
  const asked: string[] = [];
  document.querySelector('#panel')?.addEventListener('site:reveal', () => asked.push('panel'));
  showFound(url, [{ text: 'Text ', marked: false }, ...words.map((text) => ({ text, marked: true }))]);
  history.replaceState(null, '', url);
  jest.advanceTimersByTime(1000);
  return [...asked, ...[...document.querySelectorAll('details[open]')].map(({ id }) => id)];
}

beforeEach(() => {
  jest.useFakeTimers();
  history.replaceState(null, '', '/search');
  document.body.innerHTML = `<article>${page}</article>`;
});
afterEach(() => jest.useRealTimers());

describe('the words of a hit that was followed', () => {
  it.each([
    ['in a hidden tab ask it to show', '/docs/a#part', ['tabbed'], ['panel']],
    ['in details within details open both', '/docs/a/#part', ['DEEP'], ['outer', 'inner']],
    ['in a closed part of the page before its first heading open it', '/docs/a', ['thing'], ['intro']],
    ['that stand in a summary open nothing', '/docs/a#part', ['Summary'], []],
    ['in the summary within closed details open those', '/docs/a#part', ['Nested'], ['outer']],
    ['that can be seen as well open nothing', '/docs/a#part', ['open'], []],
    ['open nothing of another section', '/docs/a#part', ['Elsewhere'], []],
  ])('%s', (_name, url, words, expected) => {
    expect(follow(url, ...words)).toEqual(expected);
  });

  it('open nothing when none is marked, and nothing on another page', () => {
    expect(follow('/docs/a#part')).toEqual([]);
    showFound('/docs/b#part', [{ text: 'tabbed', marked: true }]);
    jest.advanceTimersByTime(20_000);
    expect(jest.getTimerCount()).toBe(0);
  });
});
