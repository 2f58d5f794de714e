import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon';

/**
 * Says which file a page is made of, and opens it in the writer's editor.
 * @reach gatsby: the address `/__open-stack-frame-in-editor` of `gatsby develop`, with `fileName` and `lineNumber`, also in
 *   the content check's panel; a click opens no editor: `reached-packages.test.ts`
 */
export function EditorLink({ file }: { file: string }): ReactNode {
  const query = new URLSearchParams({ fileName: file, lineNumber: '1' });
  const open = (): void => {
    // Loaded when it is needed: with an import at the top it would be in the scripts of all pages.
    import('../../browser/send')
      .then(({ send }) => send(`/__open-stack-frame-in-editor?${query}`))
      .catch((reason: unknown) => console.warn(reason));
  };
  return (
    <button type="button" onClick={open}>
      <Icon name="pencil" size={14} /> {file}
    </button>
  );
}
