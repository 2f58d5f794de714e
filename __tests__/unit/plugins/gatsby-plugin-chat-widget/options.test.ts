import { testPluginOptionsSchema } from 'gatsby-plugin-utils';
import { pluginOptionsSchema } from '../../../../plugins/gatsby-plugin-chat-widget/gatsby-node';
import { hintsAt } from '../../../../plugins/gatsby-plugin-chat-widget/src/hints';
import { defaultOptions } from '../../../../plugins/gatsby-plugin-chat-widget/src/options';

async function faultsOf(options: Record<string, unknown>): Promise<string[]> {
  if (!pluginOptionsSchema) throw new Error('The plugin has no schema.');
  return (await testPluginOptionsSchema(pluginOptionsSchema, options)).errors;
}

describe('options of the chat widget', () => {
  it('CHT-01 are all optional', async () => {
    expect(await faultsOf({})).toEqual([]);
    expect(await faultsOf({ widgetId: 'w1', include: ['/docs/**', ''], exclude: ['!/a'] })).toEqual([]);
    expect(defaultOptions).toMatchObject({ include: [], exclude: [], globalName: 'DocsBotAI' });
    expect(defaultOptions.widgetId).toBeUndefined();
  });

  it.each([
    [{ widgetId: 7 }, '"widgetId"'],
    [{ include: '/docs/**' }, '"include"'],
    [{ exclude: '["/docs/**"]' }, '"exclude"'],
    [{ scriptUrl: 'javascript:alert(1)' }, '"scriptUrl"'],
  ])('CHT-01 %j fails the build and names %s', async (options, name) => {
    expect(await faultsOf(options)).toEqual([expect.stringContaining(name)]);
  });

  it.each([
    [{ include: ['/a', 7] }, '"include[1]": invalid pattern'],
    [{ include: [null] }, '"include[0]": invalid pattern'],
    [{ include: ['/a', undefined] }, '"include[1]": invalid pattern'],
    [{ exclude: ['/a', '/b', {}] }, '"exclude[2]": invalid pattern'],
    [{ exclude: [['/a']] }, '"exclude[0]": invalid pattern'],
    [{ exclude: ['a'.repeat(65_537)] }, '"exclude[0]": pattern is too long'],
    [{ exclude: ['/a', 'a'.repeat(65_537)] }, '"exclude[1]": pattern is too long'],
  ])('GLB-02 names option and index (%#)', async (options, message) => {
    expect(await faultsOf(options)).toEqual([message]);
  });

  it('GLB-02 takes a pattern of 65536 characters', async () => {
    expect(await faultsOf({ include: ['a'.repeat(65_536)] })).toEqual([]);
  });

  it('GLB-04 hints at patterns that match none of the pages', () => {
    const paths = ['/', '/docs/', '/docs/a', '/docs/two words'];
    expect(hintsAt({ include: ['/docs/**', '**'], exclude: ['/docs/two words'] }, paths)).toEqual([]);
    expect(hintsAt({ include: ['docs/**'], exclude: ['/docs/a', '/docs/two%20words'] }, paths)).toEqual([
      expect.stringContaining('include[0] ("docs/**") matches no page'),
      expect.stringContaining('exclude[1] ("/docs/two%20words") matches no page'),
    ]);
  });
});
