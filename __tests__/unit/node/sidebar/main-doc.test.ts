import type { AreaDefinition } from '../../../../src/shared/site-definition';
import type { Doc } from '../../../../node/content/doc';
import { findMainDoc } from '../../../../node/sidebar/main-doc';

const makeDoc = (docId: string, path: string, draft = false): Doc => ({ docId, path, draft }) as unknown as Doc;
const area = (landing: AreaDefinition['landing']): AreaDefinition =>
  ({ landing, basePath: '/docs' }) as unknown as AreaDefinition;

describe('findMainDoc', () => {
  const start = makeDoc('start', '/docs/start');
  const atBase = makeDoc('index', '/docs/');

  it('is the document in the settings', () => {
    expect(findMainDoc(area({ doc: 'start' }), [atBase, start])).toBe(start);
  });

  it('otherwise the one at the path of the area, with or without a slash', () => {
    expect(findMainDoc(area({ doc: 'none' }), [start, atBase])).toBe(atBase);
    const bare = makeDoc('index', '/docs');
    expect(findMainDoc(area({ doc: 'none' }), [start, bare])).toBe(bare);
    expect(findMainDoc(area({ list: 'All.' }), [start, atBase])).toBe(atBase);
  });

  it('ERR-12 is none, instead of any other, and no draft', () => {
    expect(findMainDoc(area({ doc: 'none' }), [start])).toBeUndefined();
    jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
    expect(findMainDoc(area({ doc: 'start' }), [makeDoc('start', '/docs/start', true)])).toBeUndefined();
  });
});
