import { checkPageModules } from '../../../../node/pages/page-modules';
import { createProject } from '../support/project';
import type { Project } from '../support/project';

describe('page modules', () => {
  let project: Project;
  beforeEach(() => {
    project = createProject();
  });
  afterEach(() => project.remove());

  function check(files: Readonly<Record<string, string>>): string[] {
    project.write(files);
    return checkPageModules(project.root, project.root).map(({ severity, rule, file, message }) => {
      expect([severity, rule]).toEqual(['error', 'page-component']);
      return `${file}: ${message}`;
    });
  }

  it('ERR-06 BLD-10 without a default export are named with their path', () => {
    const text = 'export const Tools = () => <p>Text</p>;\n// export default Tools;\n';
    expect(
      check({ 'src/pages/tools.tsx': text, 'src/pages/a/index.jsx': text, 'src/templates/doc.tsx': 'export {};' }),
    ).toEqual([
      'src/pages/a/index.jsx: The page component of /a has no default export. A page component should be default-exported.',
      'src/pages/tools.tsx: The page component of /tools has no default export. A page component should be default-exported.',
      'src/templates/doc.tsx: The page component of the pages of this template has no default export. A page component should be default-exported.',
    ]);
    expect(check({ 'src/pages/index.tsx': text })).toContain(
      'src/pages/index.tsx: The page component of / has no default export. A page component should be default-exported.',
    );
  });

  it('may export their component in every way that TypeScript has', () => {
    expect(
      check({
        'src/pages/function.tsx': 'export default function Page() { return null; }',
        'src/pages/expression.tsx': 'const Page = () => null;\nexport default Page;',
        'src/pages/renamed.tsx': 'const Page = () => null;\nexport { Page as default };',
        'src/pages/again.ts': "export { default } from './function';",
        'src/pages/broken.tsx': 'export const = ;',
        'src/pages/styles.css': 'p { color: red; }',
      }),
    ).toEqual([]);
  });
});
