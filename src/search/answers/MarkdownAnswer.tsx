import { useEffect, useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { isWebUrl } from '../../shared/paths';
import { answerWords } from '../../shared/words/answers';
import { loadOnce } from '../../browser/load';
import { copyText } from '../../browser/copy-text';
import type { Exchange } from './conversation';

/** Loaded separately, because quoted passages need no Markdown. */
const loadRenderer = loadOnce(() => import(/* webpackChunkName: "search-markdown" */ './render-markdown'));

type Renderer = Awaited<ReturnType<typeof loadRenderer>>;

/** An assistant's answer; plain text until the Markdown renderer has loaded. */
export function MarkdownAnswer({ exchange: { text, sources, status } }: { exchange: Exchange }): ReactNode {
  const [renderer, setRenderer] = useState<Renderer | null>(null);
  useEffect(() => {
    loadRenderer().then(setRenderer, () => undefined);
  }, []);
  if (!renderer) return <p className="answer answer-plain">{text}</p>;
  const html = renderer.renderMarkdown(text);
  const links = status === 'streaming' ? [] : collectSources(renderer.linksOf(html), sources);
  return (
    <>
      {/* Only delegates clicks on the copy buttons, which the keyboard can activate. */}
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div className="answer" onClick={copyCode} dangerouslySetInnerHTML={{ __html: html }} />
      {links.length > 0 ? (
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
      ) : null}
    </>
  );
}

function collectSources(
  links: readonly { url: string; title: string }[],
  named: Exchange['sources'],
): { url: string; title: string }[] {
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
