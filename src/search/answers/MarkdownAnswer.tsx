import { useEffect, useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { isWebUrl } from '../../shared/paths';
import { answerWords } from '../../shared/words/answers';
import { loadOnce } from '../../browser/load';
import { copyText } from '../../browser/copy-text';
import type { Exchange } from './conversation';

/** Loaded separately, because keyword search needs no Markdown. */
const loadRenderer = loadOnce(() => import(/* webpackChunkName: "search-markdown" */ './render-markdown'));

type Link = Exchange['sources'][number];
type Renderer = Awaited<ReturnType<typeof loadRenderer>>;

/** Markdown, drawn; plain text until the renderer has loaded. `children` returns what follows. */
export function Markdown({
  text,
  children,
}: {
  text: string;
  children?: (links: () => Link[]) => ReactNode;
}): ReactNode {
  const [renderer, setRenderer] = useState<Renderer | null>(null);
  useEffect(() => {
    loadRenderer().then(setRenderer, () => undefined);
  }, []);
  if (!renderer) return <p className="answer answer-plain">{text}</p>;
  const html = renderer.renderMarkdown(text);
  return (
    <>
      {/* Only delegates clicks on the copy buttons, which the keyboard can activate. */}
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div className="answer" onClick={copyCode} dangerouslySetInnerHTML={{ __html: html }} />
      {children?.(() => renderer.linksOf(html))}
    </>
  );
}

/** An assistant's answer, with its sources once it is complete. */
export function MarkdownAnswer({ exchange: { text, sources, status } }: { exchange: Exchange }): ReactNode {
  return (
    <Markdown text={text}>
      {(links) => (status === 'streaming' ? null : <Sources links={collectSources(links(), sources)} />)}
    </Markdown>
  );
}

function Sources({ links }: { links: readonly Link[] }): ReactNode {
  if (links.length === 0) return null;
  return (
    <div className="answer-sources">
      <h3>{answerWords.relatedSources}</h3>
      <ul>
        {links.map(({ url, title }) => (
          <li key={url}>
            <a href={url} {...(isOwn(url) ? {} : { target: '_blank', rel: 'noopener noreferrer' })}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function collectSources(links: readonly Link[], named: Exchange['sources']): Link[] {
  const all = new Map(links.map((link) => [link.url, link]));
  for (const { url, title } of named) {
    if (!all.has(url) && isWebUrl(url)) all.set(url, { url, title: title || url });
  }
  return [...all.values()];
}

const isOwn = (url: string): boolean => new URL(url, window.location.href).origin === window.location.origin;

function copyCode(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest<HTMLButtonElement>('button[data-copy]') : null;
  const code = button?.nextElementSibling?.textContent;
  if (!button || !code) return;
  void copyText(code).then((isCopied) => {
    if (!isCopied) return;
    button.textContent = answerWords.copied;
    setTimeout(() => (button.textContent = answerWords.copy), 1500);
  });
}
