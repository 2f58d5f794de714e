import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chooseForShots, compareBuilds } from '../src/compare-builds';
import type { RouteChange } from '../src/compare-builds';

const folder = mkdtempSync(path.join(tmpdir(), 'compare-builds-'));
afterAll(() => rmSync(folder, { recursive: true }));

function build(name: string, pages: Readonly<Record<string, string>>): string {
  for (const [route, html] of Object.entries(pages)) {
    const file = path.join(folder, name, route.endsWith('.html') ? route : `${route}/index.html`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, html);
  }
  writeFileSync(path.join(folder, name, 'routes.json'), JSON.stringify(Object.keys(pages)));
  return path.join(folder, name);
}

describe('compareBuilds', () => {
  it('lists new, gone and changed routes by address', () => {
    const before = build('before', { '/b': '<main>1</main>', '/a/': '<main>1</main>', '/404.html': '<p>1</p>' });
    const after = build('after', { '/c': '<main>1</main>', '/a/': '<main>2</main>', '/404.html': '<p>1</p>' });
    expect(compareBuilds(before, after)).toEqual([
      { route: '/a/', kind: 'changed', parts: ['text'] },
      { route: '/b', kind: 'gone', parts: [] },
      { route: '/c', kind: 'new', parts: [] },
    ]);
  });

  it('says where a build is missing', () => {
    expect(() => compareBuilds(path.join(folder, 'nowhere'), folder)).toThrow('nowhere contains no build');
  });
});

describe('chooseForShots', () => {
  const changed = (route: string, ...parts: RouteChange['parts']): RouteChange => ({ route, kind: 'changed', parts });
  const changes = [
    changed('/a', 'sidebar'),
    changed('/b', 'sidebar'),
    changed('/c', 'metadata'),
    changed('/d', 'text'),
    { route: '/e', kind: 'new', parts: [] },
  ] as const;
  const choose = (limit: number) => chooseForShots<RouteChange>(changes, limit).map(({ route }) => route);

  it('begins with one of each kind', () => expect(choose(3)).toEqual(['/a', '/d', '/e']));
  it('leaves out what looks the same', () => expect(choose(30)).toEqual(['/a', '/d', '/e', '/b']));
  it('takes none if none are wanted', () => expect(choose(0)).toEqual([]));
});
