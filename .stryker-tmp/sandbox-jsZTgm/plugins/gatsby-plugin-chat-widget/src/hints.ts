import { compileGlob } from './globs';
import type { ChatWidgetOptions } from './options';

/** Returns one sentence for each pattern without effect. */
export function hintsAt(lists: Pick<ChatWidgetOptions, 'include' | 'exclude'>, paths: readonly string[]): string[] {
  return (['include', 'exclude'] as const).flatMap((option) =>
    lists[option].flatMap((pattern, index) => {
      const name = `${option}[${index}] (${JSON.stringify(pattern.slice(0, 80))})`;
      if (paths.some(compileGlob(pattern))) return [];
      return [`${name} matches no page. Does it begin with a slash, and are spaces written as in the path?`];
    }),
  );
}
