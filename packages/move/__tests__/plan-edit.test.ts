import { readFileSync } from 'node:fs';
import path from 'node:path';
import { applyPlan } from '../src/apply-plan';
import { planEdit } from '../src/plan-edit';
import { createProject } from '../../../__tests__/unit/node/support/project';
import type { Project } from '../../../__tests__/unit/node/support/project';

const page = (body: string, frontMatter = ''): string =>
  `---\ntitle: A page\ndescription: A page.\n${frontMatter}---\n\n${body}\n`;

const category = 'label: Pricing\nlink: { type: generated-index, slug: /category/pricing, description: All. }\n';

let project: Project;
let root: string;
let before: NodeJS.ProcessEnv;

beforeEach(() => {
  before = { ...process.env };
  project = createProject({
    'content/docs/about/index.mdx': page('[Base](/docs/start/base#first), [own](/docs/own-place)'),
    'content/docs/01-start/02-base.mdx': page('## First'),
    'content/docs/01-start/03-next.mdx': page('Next.'),
    'content/docs/slug.mdx': page('Slug.', 'slug: /own-place # here\n'),
    'content/docs/id.mdx': page('Id.', 'id: other\n'),
    'content/docs/pricing/_category_.yml': category,
    'content/docs/pricing/rule.mdx': page('Rule.'),
    'content/docs/section/index.mdx': page('Section.'),
    'content/docs/section/part.mdx': page('Part.'),
    'content/docs/single/index.mdx': page('Single.'),
    'content/data/redirects.csv': 'from,to\n',
  });
  root = project.root;
});

afterEach(() => {
  process.env = before;
  project.remove();
});

const renamesOf = (from: string, to: string) => Object.fromEntries(planEdit(root, 'move', from, to).renames);
const messageOf = (command: 'move' | 'remove', from: string, to: string): string => {
  try {
    planEdit(root, command, from, to);
    return '';
  } catch (reason) {
    return reason instanceof Error ? reason.message : '';
  }
};
const read = (name: string): string => readFileSync(path.join(root, name), 'utf8');

describe('planEdit', () => {
  it.each([
    '/docs/start/base',
    '/docs/start/base/',
    '/docs/start/base?x=1',
    'https://help.example.com/docs/start/base/?x=1',
    'http://localhost:8000/docs/start/base',
    './content/docs/01-start/02-base.mdx',
  ])('finds the page that is meant by %s', (from) => {
    process.env.SITE_URL = 'https://help.example.com';
    const base = 'content/docs/01-start/02-base.mdx';
    expect(renamesOf(from, '/docs/b')).toEqual({ [base]: 'content/docs/b.mdx' });
    expect(renamesOf(from, 'content/docs/c.mdx')).toEqual({ [base]: 'content/docs/c.mdx' });
  });

  it('takes the base path off a whole address', () => {
    Object.assign(process.env, { SITE_URL: 'https://example.com', PATH_PREFIX: '/help' });
    expect(renamesOf('https://example.com/help/docs/pricing/rule', 'https://example.com/help/docs/b')).toEqual({
      'content/docs/pricing/rule.mdx': 'content/docs/b.mdx',
    });
  });

  it('gives the file the name that makes the address, in a folder with a number, and keeps its own among its neighbours', () => {
    expect(renamesOf('/docs/start/base', '/docs/start/first/')).toEqual({
      'content/docs/01-start/02-base.mdx': 'content/docs/01-start/02-first.mdx',
    });
    expect(renamesOf('/docs/pricing/rule', '/docs/start/rule')).toEqual({
      'content/docs/pricing/rule.mdx': 'content/docs/01-start/rule.mdx',
    });
    expect(renamesOf('content/docs/pricing', '/docs/start/costs')).toMatchObject({
      'content/docs/pricing/rule.mdx': 'content/docs/01-start/costs/rule.mdx',
    });
  });

  it('takes along what lies below a page of a folder', () => {
    expect(renamesOf('/docs/section', '/docs/parts')).toEqual({
      'content/docs/section/index.mdx': 'content/docs/parts/index.mdx',
      'content/docs/section/part.mdx': 'content/docs/parts/part.mdx',
    });
  });

  it.each([
    ['/docs/own-place', 'slug', 'slug: /new/place # here\n'],
    ['/docs/other', 'id', 'slug: "/new/place"\ntitle: A page\n'],
  ])(
    'gives %s, whose address is not made from its name, a slug and leaves its file where it is',
    (from, name, line) => {
      const plan = planEdit(root, 'move', from, '/docs/new/place');
      expect([...plan.renames]).toEqual([]);
      expect([...plan.redirects]).toEqual([[from, '/docs/new/place']]);
      applyPlan(root, plan);
      expect(read(`content/docs/${name}.mdx`)).toContain(line);
      expect(read('content/data/redirects.csv')).toContain(`${from},/docs/new/place\n`);
    },
  );

  it('renames the heading at an address, also on the page of a folder', () => {
    applyPlan(root, planEdit(root, 'move', '/docs/start/base#first', 'Second'));
    expect(read('content/docs/01-start/02-base.mdx')).toContain('## Second\n');
    expect(read('content/docs/about/index.mdx')).toContain('(/docs/start/base#second)');
    expect(messageOf('move', '/docs/section#none', 'Two')).toContain('content/docs/section/index.mdx has no heading');
  });

  it('removes the page at an address, in favour of an address or a file', () => {
    for (const to of [
      '/docs/pricing/rule',
      'http://localhost:9000/docs/pricing/rule',
      'content/docs/pricing/rule.mdx',
    ]) {
      const plan = planEdit(root, 'remove', '/docs/start/base/', to);
      expect(plan.removals).toEqual(['content/docs/01-start/02-base.mdx']);
      expect([...plan.redirects]).toEqual([['/docs/start/base', '/docs/pricing/rule']]);
    }
    expect(planEdit(root, 'remove', '/docs/single', '/docs/about/').removals).toEqual([
      'content/docs/single/index.mdx',
    ]);
  });

  it('asks what is meant by the address of a folder with more pages', () => {
    expect(messageOf('remove', '/docs/section', '/docs/about/')).toBe(
      'The page at /docs/section is that of a folder with 1 more. Expected content/docs/section/index.mdx, to remove it alone, or content/docs/section, to remove all.',
    );
    expect(messageOf('move', '/docs/category/pricing', '/docs/b')).toBe(
      'The build makes the page at /docs/category/pricing. Expected the folder content/docs/pricing, or another slug in content/docs/pricing/_category_.yml.',
    );
  });

  it('says in a line what is wrong with an address, with what is close to it', () => {
    process.env.SITE_URL = 'https://help.example.com';
    expect(messageOf('move', '/docs/strat/base', '/docs/b')).toBe(
      'No page is at /docs/strat/base. Expected the address of a page, or its file; close to it: /docs/start/base.',
    );
    expect(messageOf('remove', '/docs/start/base', '/docs/pricing/rules')).toContain('such as /docs/pricing/rule.');
    expect(messageOf('move', 'https://other.example/docs/start/base', '/docs/b')).toContain('no address of this site.');
    expect(messageOf('move', '/docs/start/base', '/docs/start/next/')).toContain('03-next.mdx is at /docs/start/next/');
    expect(messageOf('move', '/docs/start/base', '/elsewhere/b')).toContain('/elsewhere/b is below no area.');
    expect(messageOf('remove', '/docs/start/base', 'content/docs/none.mdx')).toContain(
      'content/docs/none.mdx is no page.',
    );
  });
});
