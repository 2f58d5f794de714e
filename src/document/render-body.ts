import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReplaceRendererArgs } from 'gatsby';
import { renderToPipeableStream } from 'react-dom/server';
import { moduleFault } from '../shared/mdx-components';

/**
 * Renders the page as Gatsby does, but always in place: React would move large imported components to the end of the
 * page and put them back by an inline script.
 * @reach react-dom: `progressiveChunkSize` decides what is moved to the end of the page; large components are put back
 *   by an inline script, which the policy forbids: `site/islands.test.ts`
 */
export async function renderBody({ bodyComponent, replaceBodyHTMLString }: ReplaceRendererArgs): Promise<void> {
  const html = new PassThrough();
  const { pipe } = renderToPipeableStream(bodyComponent, {
    progressiveChunkSize: Infinity,
    onAllReady: () => pipe(html),
    onError: describeFault,
    onShellError: (error) => html.destroy(error instanceof Error ? error : new Error(String(error))),
  });
  replaceBodyHTMLString(await text(html));
}

/**
 * Describes what an imported component threw: React leaves it in the HTML in place of the component, where the build
 * finds it. Anything else that throws ends the build.
 */
function describeFault(error: unknown, { componentStack = '' }: { componentStack?: string }): string {
  const written = error instanceof Error ? error.message : String(error);
  // Names the module itself, so where it is used says nothing more.
  if (written.startsWith(moduleFault)) return written;
  const message = (error instanceof Error ? `${error.name}: ${written}` : written).replace(/\s*\n\s*/g, ' ');
  // @reach react-dom: a component stack has a line `at Name` for each component; the fault names no component:
  //   `site/islands.test.ts`
  const names = [...componentStack.matchAll(/^\s+at (\S+)/gm)].map(([, name = '']) => name);
  const end = names.indexOf('Island');
  // A module that is not there is no component.
  const own = names.slice(0, end < 0 ? 1 : end).filter((name) => name !== 'Object.throws');
  return [message, ...own].join('\n');
}
