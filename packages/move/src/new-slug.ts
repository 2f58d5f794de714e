import { readFileSync } from 'node:fs';
import path from 'node:path';
import { bodyStartOf, findArea, placeIn, readFrontMatter, rewriteScalars } from './engine';
import { planPlaces } from './move';
import type { Plan } from './plan';

/** Plans another slug for a page, absolute below the path of its area, with links and a redirect as in a move. */
export function planNewSlug(root: string, file: string, slug: string): Plan {
  const area = findArea(file);
  const frontMatter = readFrontMatter(root, file).data;
  if (!area || !frontMatter) throw new Error(`${file} has faults in its front matter; npm run check names them.`);
  const before = placeIn(area, file, frontMatter);
  const after = { ...before, path: placeIn(area, file, { ...frontMatter, slug }).path };
  const plan = planPlaces(root, new Map(), new Map([[file, { before, after }]]));
  const text = plan.texts.get(file) ?? readFileSync(path.join(root, file), 'utf8');
  return { ...plan, texts: new Map([...plan.texts, [file, withSlug(text, slug)]]) };
}

function withSlug(text: string, slug: string): string {
  const end = bodyStartOf(text);
  const former: string[] = [];
  const head = rewriteScalars(text.slice(0, end), ({ key, parent, value }) => {
    if (key !== 'slug' || parent !== '') return value;
    former.push(value);
    return slug;
  });
  const addLine = (lineBreak: string): string => `${lineBreak}slug: ${JSON.stringify(slug)}${lineBreak}`;
  return (former.length > 0 ? head : head.replace(/\r?\n/, addLine)) + text.slice(end);
}
