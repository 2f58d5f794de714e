import remarkGfm from 'remark-gfm';
import type { Options } from 'remark-gfm';

const options: Options = {
  // Ranges (`10~20`) and home folders (`~/bin`) have one tilde.
  singleTilde: false,
};

/** GitHub Flavored Markdown, as all that reads pages understands it. */
export const gfm: [typeof remarkGfm, Options] = [remarkGfm, options];
