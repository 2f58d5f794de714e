import createDOMPurify from 'dompurify';
import { Marked } from 'marked';
import { localUrl } from '../hit-url';
import { answerWords } from '../../shared/words/answers';

/** No images: they would disclose the reader to the image's server. */
const allowedTags =
  'a b blockquote br code del em h1 h2 h3 h4 h5 h6 hr i kbd li ol p pre s strong sub sup table tbody td th thead tr ul'.split(
    ' ',
  );

const sanitising = {
  ALLOWED_TAGS: allowedTags,
  ALLOWED_ATTR: ['href', 'start', 'title'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/** Ranges (`10~20`) and home folders have one tilde: only two strike out, as in pages. */
export const marked = new Marked({
  gfm: true,
  tokenizer: { del: (source) => (source.startsWith('~~') ? false : undefined) },
});
const purify = createDOMPurify(window);

/** Whether a link may stay. Checks the parsed URL, after all decoding. */
function isAllowedUrl(href: string): boolean {
  if (!URL.canParse(href, window.location.href)) return false;
  return ['http:', 'https:', 'mailto:'].includes(new URL(href, window.location.href).protocol);
}

purify.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName === 'CODE' || node.tagName === 'KBD') node.setAttribute('translate', 'no');
  if (node.tagName !== 'A') return;
  const href = node.getAttribute('href');
  if (href === null || !isAllowedUrl(href)) {
    node.removeAttribute('href');
    return;
  }
  node.setAttribute('href', localUrl(href));
  if (new URL(localUrl(href), window.location.href).origin === window.location.origin) return;
  node.setAttribute('target', '_blank');
  node.setAttribute('rel', 'noopener noreferrer');
});

/**
 * Renders an assistant's Markdown as sanitised HTML; code blocks get a copy button, and tables scroll
 * by keyboard too. Text that overflows the parser, as
 * brackets nested thousands of levels deep do, is shown as it is.
 */
export function renderMarkdown(markdown: string): string {
  try {
    return withControls(purify.sanitize(marked.parse(markdown, { async: false }), sanitising));
  } catch {
    const text = document.createElement('pre');
    text.textContent = markdown;
    return withControls(text.outerHTML);
  }
}

function withControls(html: string): string {
  return html
    .replaceAll(
      '<pre>',
      `<div class="answer-code"><button type="button" data-copy>${answerWords.copy}</button><pre tabindex="0">`,
    )
    .replaceAll('</pre>', '</pre></div>')
    .replaceAll('<table>', '<div class="table-scroll" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>');
}

/** Returns the distinct links of rendered Markdown, except those in code. */
export function linksOf(html: string): { url: string; title: string }[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const links = new Map<string, { url: string; title: string }>();
  for (const link of body.querySelectorAll('a[href]')) {
    if (link.closest('pre, code')) continue;
    const url = link.getAttribute('href') ?? '';
    if (!links.has(url)) links.set(url, { url, title: link.textContent.trim() || url });
  }
  return [...links.values()];
}
