import { checkDefinition } from '../../../../node/content/check-definition';
import { searchSettings } from '../../../../src/shared/site-search';
import { site } from '../../../../src/shared/site';
import { createProject } from '../support/project';

const project = createProject({
  'site/site.ts': "export const site = {\n  colorMode: {},\n  areas: [{ template: 'doc' }],\n};\n",
});
afterAll(() => project.remove());

/** Checks with further settings. */
function check(target: object, more: object): { line: number | undefined; file: string; message: string }[] {
  Object.assign(target, more);
  const found = checkDefinition(project.root).map(({ file, position, message }) => ({
    file,
    line: position?.line,
    message,
  }));
  for (const name of Object.keys(more)) Reflect.deleteProperty(target, name);
  return found;
}

describe('the definition of a site', () => {
  it('has no setting that the engine does not have', () => {
    expect(checkDefinition(project.root)).toEqual([]);
  });

  it('is told the line of a misspelled setting, and the nearest name', () => {
    expect(check(site, { colorMode: {} })).toEqual([
      { file: 'site/site.ts', line: 2, message: '`colorMode` is no setting. Expected `colourMode`.' },
    ]);
    expect(check(searchSettings, { remember: true })).toMatchObject([
      { file: 'site/search.ts', message: '`remember` is no setting. Expected `remembers`.' },
    ]);
  });

  it('is told what replaced a setting that there was', () => {
    expect(check(site.areas[0], { template: 'doc' })).toEqual([
      {
        file: 'site/site.ts',
        line: 3,
        message: expect.stringContaining('went with version 1.0: an area with `sidebar: null`'),
      },
    ]);
  });

  it('is told about a name that resembles none', () => {
    expect(check(site, { zzz: 1 })).toMatchObject([
      { message: '`zzz` is no setting. Expected one that its type has.' },
    ]);
  });
});
