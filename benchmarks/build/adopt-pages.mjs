import { cpSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Takes the pages of another folder as the documentation: the neutral pages of a bench that builds them with other
 * generators too. Front matter `order` and `label` become ours, links from the root lead below `/docs`.
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
    // The page of the folder itself is no root page here: the landing page has that place.
    const slug = id === '' ? '\nslug: /welcome' : '';
    writeFileSync(join(docs, file), frontMatter + slug + body);
    const title = /^title: "?(.*?)"?$/m.exec(frontMatter)?.[1] ?? id;
    return { title, file, path: `/docs/${id === '' ? 'welcome' : id}`, folder: id, position };
  });
}
