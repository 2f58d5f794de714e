import type { Paragraph } from 'mdast';
import { visit } from 'unist-util-visit';
import { defineRule, finding, isJsx, lineOf, targetOf, textOf } from 'help-portal/rules';
import type { ContentPage } from 'help-portal/rules';
import { fillProductSlug } from 'help-portal/site';
import { site } from '../site';

/**
 * Where the text sends readers to the support team to have something done, the page has the block that says what to send,
 * or the paragraph links to a page that has it. Cells of tables, which name remedies in a few words, are left out.
 */
export const checkSupportRequests = defineRule(['request-missing'], ({ pages }) => {
  const withBlock = new Set(pages.filter(hasBlock).map(({ path }) => path));
  const pathOfFile = new Map(pages.map(({ file, path }) => [file, path]));
  const leadsToBlock = (page: ContentPage, paragraph: Paragraph): boolean => {
    let leads = false;
    visit(paragraph, 'link', ({ url }) => {
      leads ||= withBlock.has(targetOf(fillProductSlug(url, site.product), page, pathOfFile));
    });
    return leads;
  };
  return pages.flatMap((page) => {
    if (!page.file.startsWith('content/docs/') || withBlock.has(page.path)) return [];
    return paragraphsOf(page).flatMap((paragraph) => {
      const words = request.exec(textOf(paragraph))?.[0];
      if (words === undefined || leadsToBlock(page, paragraph)) return [];
      const message = `"${words.replace(/\s+/g, ' ')}" does not say what to send. Expected <SupportRequest> on the page, or a link to a page that has it.`;
      return finding('request-missing', page.file, lineOf(page, paragraph), message);
    });
  });
});

/** Something is to be done. Who asks whether, which or about something wants an answer only, as do those who ask for names. */
const request = new RegExp(
  [
    String.raw`\bask(?:ed)?\s+the\s+support\s+team\s+(?:to\b|for\s+(?!the\s+(?:conditions|names?|address)\b))`,
    String.raw`\b(?:activated|enabled|switched\s+(?:on|off)|changed|moved)\b[^.;:|]*\bby\s+the\s+support\s+team`,
    String.raw`\bsupport\s+team\s+(?:(?:has|must\s+have)\s+)?(?:activate[sd]|enable[sd]|sets?|enters|switch(?:es|ed)|can\s+(?:adjust|raise|lower|extend|activate))\b`,
    String.raw`\brequest\b[^.;:]*\bfrom\s+the\s+support\s+team\b`,
  ].join('|'),
  'iu',
);

function hasBlock({ tree }: ContentPage): boolean {
  let has = false;
  visit(tree, (node) => {
    has ||= isJsx(node) && node.name === 'SupportRequest';
  });
  return has;
}

function paragraphsOf({ tree }: ContentPage): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  visit(tree, 'paragraph', (paragraph) => {
    paragraphs.push(paragraph);
  });
  return paragraphs;
}
