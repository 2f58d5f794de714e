import { findPage, links, readOutput } from './support/pages';

describe('styles', () => {
  it('have the prefixes that Safari on iOS needs, those of imported style sheets too', () => {
    const [sheet = ''] = links(findPage('/'), 'stylesheet');
    expect(readOutput(sheet)).toMatch(/-webkit-text-size-adjust:none;text-size-adjust:none/);
  });
});
