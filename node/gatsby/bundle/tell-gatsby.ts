import { createRequire } from 'node:module';
import type { Compilation, Compiler, Module } from '@rspack/core';
import { unexpected } from '../unexpected';
import { isForDevelopment } from './gatsby-configuration';
import type { GatsbyConfiguration } from './gatsby-configuration';

type Callback = (...values: unknown[]) => unknown;

/** Runs what Gatsby's own plugins learn from webpack: which page uses which query, and which files belong to it. */
export class TellGatsby {
  constructor(private readonly gatsby: GatsbyConfiguration) {}

  apply(compiler: Compiler): void {
    const mapQueries = this.callbackOf('StaticQueryMapper', 'finishMake');
    compiler.hooks.finishMake.tapPromise('TellGatsby', async (compilation) => {
      if (!compilation.compiler.isChild()) await mapQueries(moduleGraphOf(compilation));
    });
    // In development, pages load their scripts by themselves.
    if (isForDevelopment(this.gatsby)) return;
    const extractStats = this.callbackOf('GatsbyWebpackStatsExtractor', 'done');
    compiler.hooks.done.tapPromise('TellGatsby', async (stats) => {
      if (stats.hasErrors()) return;
      const chunkGroups = stats.compilation.chunkGroups
        .map(({ name, chunks }) => ({ name, chunks, getChildrenByOrders: () => ({}) }))
        .sort((a, b) => ((a.name ?? '') < (b.name ?? '') ? -1 : 1));
      await new Promise<void>((resolve) => {
        extractStats({ hash: stats.hash, compilation: { chunkGroups }, toJson: stats.toJson.bind(stats) }, resolve);
      });
    });
  }

  /**
   * Returns what one of Gatsby's plugins does in one of webpack's hooks.
   * @reach gatsby: two plugins have these class names, and one callback each in these hooks; the build stops and names
   *   the plugin
   */
  private callbackOf(name: string, hook: string): Callback {
    const plugin = this.gatsby.plugins.find(({ constructor }) => constructor.name === name);
    let callback: Callback | undefined;
    const keep = (_: unknown, given: Callback): void => {
      callback = given;
    };
    const ignored = { tap() {}, tapAsync() {}, tapPromise() {} };
    const kept = { tap() {}, tapAsync: keep, tapPromise: keep };
    plugin?.apply({ hooks: new Proxy({}, { get: (_, key) => (key === hook ? kept : ignored) }) });
    if (!callback) throw new Error(unexpected(`no ${name} that uses ${hook}`, 'bundle/tell-gatsby.ts'));
    return callback;
  }
}

/**
 * Returns the part of webpack's module graph in which Gatsby looks for queries. It compares modules by identity, and asks
 * whether they are webpack's.
 */
function moduleGraphOf(compilation: Compilation) {
  const { NormalModule } = createRequire(__filename)('webpack') as { NormalModule: { prototype: object } };
  const standIns = new Map<string, object>();
  const originals = new Map<object, Module>();
  const standInFor = (module: Module | null): object | null => {
    if (!module) return null;
    const id = module.identifier();
    const known = standIns.get(id);
    if (known) return known;
    const resource = 'resource' in module ? module.resource : '';
    const standIn: object = Object.create(NormalModule.prototype, { resource: { value: resource } }) as object;
    standIns.set(id, standIn);
    originals.set(standIn, module);
    return standIn;
  };
  const graph = compilation.moduleGraph;
  return {
    compiler: {},
    entries: compilation.entries,
    modules: [...compilation.modules].map(standInFor),
    moduleGraph: {
      getModule: (dependency: Parameters<typeof graph.getModule>[0]) => standInFor(graph.getModule(dependency)),
      getIncomingConnections: (standIn: object) => {
        const module = originals.get(standIn);
        const connections = module ? graph.getIncomingConnections(module) : [];
        return connections.map(({ originModule }) => ({ originModule: standInFor(originModule) }));
      },
    },
  };
}
