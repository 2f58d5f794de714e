import type { Compilation, Module } from '@rspack/core';
import { isOfSite } from '../../../../../node/gatsby/bundle/split-chunks';

interface FakeGroup {
  name?: string;
  getParents: () => FakeGroup[];
}

const group = (name: string | undefined, ...parents: FakeGroup[]): FakeGroup => ({
  ...(name === undefined ? {} : { name }),
  getParents: () => parents,
});

/** Whether a module is of the site that is loaded by these groups of chunks. */
function isOfSiteIn(...groups: FakeGroup[]): boolean {
  const chunkGraph = { getModuleChunks: () => [{ groupsIterable: new Set(groups) }] };
  return isOfSite({} as Module, { chunkGraph: chunkGraph as unknown as Compilation['chunkGraph'] });
}

it('styles are of the site, except those that only imported components load', () => {
  const app = group('app');
  const island = group('island-0a1b2c3d', group('islands', app));
  const circle = group(undefined, island);
  circle.getParents = () => [circle, island];
  expect(isOfSiteIn(app)).toBe(true);
  expect(isOfSiteIn(group(undefined, app))).toBe(true);
  expect(isOfSiteIn(island)).toBe(false);
  expect(isOfSiteIn(group(undefined, island))).toBe(false);
  expect(isOfSiteIn(circle)).toBe(false);
  expect(isOfSiteIn(island, app)).toBe(true);
});
