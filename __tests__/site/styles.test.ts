import { readdirSync, readFileSync } from 'node:fs';
import { classNameFor } from '../../node/gatsby/bundle/rules';
import { listFiles } from '../../node/base/list-files';
import { findPage, links, readOutput, readPages } from './support/pages';
import { publicDir } from './support/site';

const [sheet = ''] = links(findPage('/'), 'stylesheet');
const own = readdirSync(publicDir).filter((file) => /^island-site\..*\.css$/.test(file));
const css = [sheet, ...own].map(readOutput).join('');

describe('styles', () => {
  it('have the prefixes that Safari on iOS needs, those of imported style sheets too', () => {
    expect(css.match(/html\{[^}]*\}/)?.[0]).toContain('-webkit-text-size-adjust:none;');
  });

  it('have none of the feedback form, which no setting asks for', () => {
    const file = 'src/components/feedback/FeedbackForm.module.css';
    expect(readFileSync(file, 'utf8')).toContain('.feedback {');
    expect(css).not.toContain(`.${classNameFor(file, 'feedback')}{`);
  });

  it('name the classes of modules as the HTML does', () => {
    const names = ['src', 'site']
      .flatMap((folder) => listFiles('.', folder))
      .filter((file) => file.endsWith('.module.css'))
      .flatMap((file) =>
        Array.from(readFileSync(file, 'utf8').matchAll(/\.([a-zA-Z][\w-]*)/g), ([, name = '']) =>
          classNameFor(file, name),
        ),
      );
    const html = new Set(
      readPages().flatMap((page) =>
        [...page.html.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = '']) => list.split(' ')),
      ),
    );
    const used = names.filter((name) => html.has(name));
    expect(new Set(used).size).toBeGreaterThan(80);
    expect(used.filter((name) => !css.includes(`.${name}`))).toEqual([]);
  });
});
