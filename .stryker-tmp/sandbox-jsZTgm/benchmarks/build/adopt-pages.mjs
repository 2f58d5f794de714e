import { cpSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Uses the pages of another folder as the documentation: the neutral pages of a benchmark that also builds them with
 * other generators. Converts front matter `order` and `label`, and moves root-relative links below `/docs`.
 * @param {string} from
 * @param {string} docs
 * @returns {import('./write-pages.mjs').Plan[]}
 */
export function adoptPages(from, docs) {
  cpSync(from, docs, { recursive: true });
  const files = readdirSync(docs, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx') && !name.startsWith('about/'))
    .sort();
  return files.map((file, position) => {
    const source = readFileSync(join(docs, file), 'utf8');
    const end = source.indexOf('\n---', 3);
    const frontMatter = source
      .slice(0, end)
      .replace(/^order:/m, 'sidebar_position:')
      .replace(/^label:/m, 'sidebar_label:');
    const body = source
      .slice(end)
      .replaceAll('](/)', '](/docs/welcome)')
      .replaceAll(/\]\(\/(?!docs\/welcome\))/g, '](/docs/');
    const id = file.replace(/(?:\/?index)?\.mdx$/, '');
    // The folder's own index page cannot be at the root here, where the landing page is.
    const slug = id === '' ? '\nslug: /welcome' : '';
    writeFileSync(join(docs, file), frontMatter + slug + body);
    const title = /^title: "?(.*?)"?$/m.exec(frontMatter)?.[1] ?? id;
    return { title, file, path: `/docs/${id === '' ? 'welcome' : id}`, folder: id, position };
  });
}
