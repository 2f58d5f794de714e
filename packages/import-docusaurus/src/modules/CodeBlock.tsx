import type { ReactNode } from 'react';

interface CodeBlockProps {
  language?: string;
  title?: string;
  children?: ReactNode;
}

/** A code block without colours and buttons, which the build makes for blocks that stand in a page. */
export default function CodeBlock({ language = 'text', title, children }: CodeBlockProps): ReactNode {
  return (
    <>
      {title === undefined ? null : <p>{title}</p>}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll area */}
      <pre tabIndex={0} dir="ltr" translate="no">
        <code className={`language-${language}`}>{children}</code>
      </pre>
    </>
  );
}
