import postcss from 'postcss';
import selectorParser from 'postcss-selector-parser';
import type { Node } from 'postcss-selector-parser';

/** A CSS module as a plain sheet, and the names that its classes have there, each with those that it composes. */
export interface PlainSheet {
  css: string;
  names: Readonly<Record<string, string>>;
}

/**
 * Makes a plain sheet of a CSS module: pages are compiled before a bundler names its classes. What another file composes
 * is left out.
 * @param prefix of the classes, unique to the file
 * @throws CssSyntaxError if the text does not parse
 */
export function readCssModule(text: string, prefix: string): PlainSheet {
  const root = postcss.parse(text);
  const names = new Map<string, string>();
  const composed: { others: readonly string[]; of: readonly string[] }[] = [];
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && 'name' in rule.parent && /keyframes$/.test(rule.parent.name)) return;
    const own = new Set<string>();
    rule.selector = selectorParser((selectors) => {
      const global = new Set<Node>();
      selectors.walkPseudos((pseudo) => {
        if (pseudo.value !== ':global' && pseudo.value !== ':local') return;
        const inside = pseudo.nodes.flatMap(({ nodes }) => nodes);
        if (pseudo.value === ':global') pseudo.walkClasses((one) => void global.add(one));
        pseudo.replaceWith(...inside);
      });
      selectors.walkClasses((one) => {
        if (global.has(one)) return;
        own.add(one.value);
        names.set(one.value, `${prefix}_${one.value}`);
        one.value = `${prefix}_${one.value}`;
      });
    }).processSync(rule.selector);
    rule.walkDecls('composes', (declaration) => {
      if (!/\sfrom\s/.test(declaration.value)) composed.push({ others: declaration.value.split(/\s+/), of: [...own] });
      declaration.remove();
    });
  });
  const namesOf = (name: string): string => {
    const all = new Set([name]);
    // A set is walked to what is added meanwhile.
    for (const one of all) {
      for (const other of composed.filter(({ of }) => of.includes(one)).flatMap(({ others }) => others)) all.add(other);
    }
    return Array.from(all, (one) => names.get(one) ?? one).join(' ');
  };
  return {
    css: root.toString(),
    names: Object.fromEntries([...names.keys()].map((name) => [name, namesOf(name)])),
  };
}
