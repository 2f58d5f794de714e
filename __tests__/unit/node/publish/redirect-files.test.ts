import { existsSync } from 'node:fs';
import path from 'node:path';
import type { SitePage } from '../../../../node/publish/site-pages';
import { createProject, inProject } from '../support/project';

const page: SitePage = { path: '/docs/x', kind: 'doc', isHidden: false };

it.each(['/docs/%C3%A4lt', '/docs/ält', '/docs/%C3%A4lt/'])(
  'the page for hosts without redirects is in the folder that %s means',
  async (from) => {
    const project = createProject({ 'content/data/redirects.csv': `from,to\n${from},/docs/x\n` });
    await inProject(project, async () => {
      const { OutputWriter } = await import('../../../../node/publish/output-writer');
      const { writeRedirects } = await import('../../../../node/publish/redirect-files');
      writeRedirects(new OutputWriter(path.join(project.root, 'public')), [page], { siteUrl: '', pathPrefix: '' });
    });
    expect(existsSync(path.join(project.root, 'public/docs/ält/index.html'))).toBe(true);
    project.remove();
  },
);
