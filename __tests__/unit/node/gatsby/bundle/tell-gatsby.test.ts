import { readFileSync } from 'node:fs';
import type { Compiler } from '@rspack/core';
import { TellGatsby } from '../../../../../node/gatsby/bundle/tell-gatsby';
import type { GatsbyConfiguration } from '../../../../../node/gatsby/bundle/gatsby-configuration';

type Run = (value: object) => Promise<unknown>;

/** What the hooks of Rspack run. */
function applyTo(
  plugins: GatsbyConfiguration['plugins'],
  name: GatsbyConfiguration['name'] = 'build-javascript',
): Record<string, Run> {
  const runs: Record<string, Run> = {};
  const hook = (name: string) => ({ tapPromise: (_: string, run: Run) => (runs[name] = run) });
  const compiler = { hooks: { finishMake: hook('finishMake'), done: hook('done') } };
  new TellGatsby({ plugins, name } as GatsbyConfiguration).apply(compiler as unknown as Compiler);
  return runs;
}

interface Hooks {
  hooks: Record<string, { tap: unknown; tapPromise: (name: string, run: unknown) => void; tapAsync: unknown }>;
}

const asked: unknown[] = [];
class StaticQueryMapper {
  apply(compiler: unknown): void {
    const { hooks } = compiler as Hooks;
    hooks.finishMake?.tapPromise('mapper', (compilation: unknown) => asked.push(compilation));
  }
}
class GatsbyWebpackStatsExtractor {
  apply(compiler: unknown): void {
    const { hooks } = compiler as { hooks: Record<string, { tapAsync: (name: string, run: unknown) => void }> };
    hooks.done?.tapAsync('extractor', (stats: { hash: string }, done: () => void) => {
      asked.push(stats.hash);
      done();
    });
  }
}

describe('TellGatsby', () => {
  afterEach(() => {
    asked.length = 0;
  });

  it('shows Gatsby modules that are webpack’s, the same one each time, and who imports them', async () => {
    const { NormalModule } = jest.requireActual<{ NormalModule: new () => object }>('webpack');
    const parent = { identifier: () => 'a', resource: '/a.tsx' };
    const child = { identifier: () => 'b', resource: '/b.tsx' };
    const runs = applyTo([new StaticQueryMapper(), new GatsbyWebpackStatsExtractor()]);
    await runs.finishMake?.({
      compiler: { isChild: () => false },
      entries: new Map(),
      modules: new Set([parent, child]),
      moduleGraph: {
        getModule: () => parent,
        getIncomingConnections: (module: object) => (module === child ? [{ originModule: parent }] : []),
      },
    });
    const [graph] = asked as {
      modules: { resource: string }[];
      moduleGraph: {
        getModule: (dependency: object) => object;
        getIncomingConnections: (module: object) => { originModule: object }[];
      };
    }[];
    const [first, second] = graph?.modules ?? [];
    expect(first).toBeInstanceOf(NormalModule);
    expect([first?.resource, second?.resource]).toEqual(['/a.tsx', '/b.tsx']);
    expect(graph?.moduleGraph.getModule({})).toBe(first);
    expect(graph?.moduleGraph.getIncomingConnections(second ?? {})[0]?.originModule).toBe(first);
  });

  it('tells which files belong to which page, but not after an error', async () => {
    const runs = applyTo([new StaticQueryMapper(), new GatsbyWebpackStatsExtractor()]);
    const stats = { hash: 'abc', compilation: { chunkGroups: [] }, toJson: () => ({}), hasErrors: () => false };
    await runs.done?.({ ...stats, hasErrors: () => true });
    expect(asked).toEqual([]);
    await runs.done?.(stats);
    expect(asked).toEqual(['abc']);
  });

  it('stops when Gatsby has no such plugins any more, and names them', () => {
    expect(() => applyTo([])).toThrow('no StaticQueryMapper that uses finishMake');
    for (const [name, file] of [
      ['StaticQueryMapper', 'webpack/plugins/static-query-mapper'],
      ['GatsbyWebpackStatsExtractor', 'gatsby-webpack-stats-extractor'],
    ] as const) {
      expect(readFileSync(`node_modules/gatsby/dist/utils/${file}.js`, 'utf8')).toContain(`class ${name} `);
    }
  });

  it('tells only about queries in development, where pages load their scripts by themselves', () => {
    expect(Object.keys(applyTo([new StaticQueryMapper()], 'develop'))).toEqual(['finishMake']);
  });
});
