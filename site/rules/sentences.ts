import { defineRule, finding, lineInBlock } from 'help-portal/rules';

/** Sentences are short: a semicolon is for cells of tables only, where it can separate what a cell lists. */
export const checkSemicolons = defineRule(['semicolon'], ({ pages }) =>
  pages.flatMap(({ file, blocks }) =>
    blocks.flatMap(({ type, prose, line }) =>
      (type === 'paragraph' ? [...prose.matchAll(/;/g)] : []).map(({ index }) =>
        finding('semicolon', file, lineInBlock({ text: prose, line }, index), message),
      ),
    ),
  ),
);

const message = 'A semicolon makes one sentence of two. Expected two sentences, or a comma with "and", "but" or "so".';
