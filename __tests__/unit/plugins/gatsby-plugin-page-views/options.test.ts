import { testPluginOptionsSchema } from 'gatsby-plugin-utils';
import { pluginOptionsSchema } from '../../../../plugins/gatsby-plugin-page-views/gatsby-node';
import { defaultOptions, transportNames } from '../../../../plugins/gatsby-plugin-page-views/src/options';

async function faultsOf(options: Record<string, unknown>): Promise<string[]> {
  if (!pluginOptionsSchema) throw new Error('The plugin has no schema.');
  return (await testPluginOptionsSchema(pluginOptionsSchema, options)).errors;
}

describe('options of page views', () => {
  it('ANL-04 are all optional, and nothing is configured at first', async () => {
    expect(await faultsOf({})).toEqual([]);
    expect(await faultsOf({ id: '', cookiePrefix: '', consentGlobal: '' })).toEqual([]);
    expect(defaultOptions.id).toBeUndefined();
    expect(defaultOptions.events).toBe(false);
  });

  it('ANL-06 include every transport', async () => {
    const faults = transportNames.map((transport) => faultsOf({ id: 'x', transport, endpoint: '/views' }));
    expect((await Promise.all(faults)).flat()).toEqual([]);
    expect(transportNames.length).toBeGreaterThan(1);
  });

  it.each([
    [{ id: 7 }, '"id"'],
    [{ transport: 'pigeon' }, '"transport"'],
    [{ transport: 'beacon' }, '"endpoint"'],
    [{ cookiePrefix: 'a;b' }, '"cookiePrefix"'],
    [{ scriptUrl: 'javascript:alert(1)' }, '"scriptUrl"'],
    [{ countHashes: 'often' }, '"countHashes"'],
    [{ events: 'all' }, '"events"'],
  ])('%j fails the build and names %s', async (options, name) => {
    expect(await faultsOf(options)).toEqual([expect.stringContaining(name)]);
  });
});
