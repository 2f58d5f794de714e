import { createProject } from '../support/project';
import type { Project } from '../support/project';
import { compile, toMarkup } from './support/compile';

let project: Project;

afterEach(() => project.remove());

/** Compiles a page with partials beside it. */
async function markup(body: string, partials: Readonly<Record<string, string>>): Promise<string> {
  project = createProject(
    Object.fromEntries(Object.entries(partials).map(([name, text]) => [`content/docs/${name}`, text])),
  );
  const page = await compile(body, { root: project.root });
  expect(page.diagnostics).toEqual([]);
  return toMarkup(page.content);
}

/** The text of the note to which each mark leads, in document order; checks ids and ways back on the way. */
function readNotes(html: string): string[] {
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  expect(ids).toHaveLength(new Set(ids).size);
  expect(html).not.toContain('footnote-source');
  return [
    ...html.matchAll(/<a href="#([^"]*)" id="([^"]*)" data-footnote-ref(?:="[^"]*")? aria-describedby="([^"]*)"/g),
  ].map(([, note, mark, label]) => {
    const text = new RegExp(`<li id="${note}">\\s*<p>(.*?) <a`).exec(html)?.[1];
    expect(html).toContain(`href="#${mark}" data-footnote-backref`);
    expect(html).toMatch(new RegExp(`id="${label}">Footnotes</h2>\\s*<ol>(?:(?!</ol>)[^])*<li id="${note}">`));
    return text ?? '';
  });
}

const part = 'Part[^1].\n\n[^1]: Note of the part.\n';
const page = 'Page[^1].\n\n<Part />\n\n[^1]: Note of the page.\n';

describe('footnotes', () => {
  it('of a partial that comes first and twice, and of another one', async () => {
    const html = await markup(
      `import Part from './_part.mdx';\nimport Other from './_other.mdx';\n\n<Part />\n\n<Other />\n\n<Part />\n\n${page}`,
      { '_part.mdx': part, '_other.mdx': 'O[^1] and [^b].\n\n[^1]: One.\n[^b]: Two.\n' },
    );
    expect(readNotes(html)).toEqual([
      'Note of the part.',
      'One.',
      'Two.',
      'Note of the part.',
      'Note of the page.',
      'Note of the part.',
    ]);
  });

  it('of a partial in a partial, around and within given content', async () => {
    const html = await markup(
      "import Outer from './_outer.mdx';\n\n<Outer>\n\nGiven[^1].\n\n</Outer>\n\n[^1]: Note of the page.\n",
      {
        '_outer.mdx':
          "import Part from './_part.mdx';\n\nOuter[^1].\n\n<Part />\n\n{props.children}\n\n[^1]: Note of the outer one.\n",
        '_part.mdx': part,
      },
    );
    expect(readNotes(html)).toEqual(['Note of the outer one.', 'Note of the part.', 'Note of the page.']);
  });

  it('of a Markdown partial, twice', async () => {
    const html = await markup("import Part from './_part.md';\n\n<Part />\n\n<Part />\n", {
      '_part.md': `---\nformat: md\n---\n\n${part}`,
    });
    expect(readNotes(html)).toEqual(['Note of the part.', 'Note of the part.']);
  });

  it('that a note and a second mark lead to', async () => {
    const html = await markup("import Part from './_part.mdx';\n\n<Part />\n\nPage[^part-1].\n\n[^part-1]: Mine.\n", {
      '_part.mdx': 'A[^1] B[^1].\n\n[^1]: See[^2].\n\n[^2]: Second.\n',
    });
    expect(readNotes(html)).toHaveLength(4);
    expect(html).toContain('id="fn-part-1"');
    expect(html).toContain('id="fn-part-2-1"');
  });
});
