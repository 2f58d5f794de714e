import { describeDeadLinks, leadsElsewhere } from '../../../../node/check/external-links';
import type { LinkState } from '../../../../node/check/external-links';

describe('leadsElsewhere', () => {
  it.each(['https://www.rfc-editor.org/', 'HTTP://a.de/b', 'https://'])('tries %s', (href) => {
    expect(leadsElsewhere(href)).toBe(true);
  });

  it.each(['mdx:content/docs/a.mdx', '/docs/a', 'mailto:a@b.de', 'https://example.com/a', 'http://localhost:9000'])(
    'does not try %s',
    (href) => expect(leadsElsewhere(href)).toBe(false),
  );
});

describe('describeDeadLinks', () => {
  const describeState = (state: LinkState) =>
    describeDeadLinks([{ href: 'https://a.de', file: 'content/docs/a.mdx', position: { line: 3, column: 2 } }], {
      'https://a.de': state,
    });

  it('is silent about a link that works', () => {
    expect(describeState({ status: 'alive', statusCode: 200 })).toStrictEqual([]);
  });

  it.each<[LinkState, string]>([
    [{ status: 'dead', statusCode: 404 }, 'The link https://a.de answered 404. Expected a page'],
    [{ status: 'dead' }, 'The link https://a.de answered nothing within the time.'],
    [{ status: 'invalid' }, 'The link https://a.de is not a valid address.'],
  ])('names file and line of one that does not: %p', (state, message) => {
    expect(describeState(state)).toEqual([
      {
        severity: 'warning',
        rule: 'dead-link',
        file: 'content/docs/a.mdx',
        position: { line: 3, column: 2 },
        message: expect.stringContaining(message) as string,
      },
    ]);
  });
});
