import { checkCodeSamples } from '../../../../../node/check/writing/rules/code-samples';
import { checkCardTexts, checkFrontMatter, checkGroups } from '../../../../../node/check/writing/rules/front-matter';
import { checkGlossaryPages, checkTermComponents } from '../../../../../node/check/writing/rules/glossary';
import { checkHeadingOrder, sentenceCaseRule } from '../../../../../node/check/writing/rules/headings';
import { lengthRule } from '../../../../../node/check/writing/rules/length';
import { islandRule } from '../../../../../node/check/writing/rules/islands';
import { checkLinkTexts } from '../../../../../node/check/writing/rules/link-texts';
import { checkLinkForms } from '../../../../../node/check/writing/rules/links';
import { checkAlternatives, checkTableCells } from '../../../../../node/check/writing/rules/pictures';
import { checkRepetition } from '../../../../../node/check/writing/rules/repetition';
import { checkBannedPhrases, checkTerms, contractionRule } from '../../../../../node/check/writing/rules/wording';
import {
  findIn as run,
  placesIn as places,
  sampleCorpus,
  sampleMeta as meta,
  samplePage,
} from '../../../../support/sample-corpus';

const checkContractions = contractionRule(["Don't leave layer"]);
const checkSentenceCase = sentenceCaseRule(() => ['Sales Report']);
const checkIslands = islandRule(
  () =>
    ({ path }) =>
      path === '/docs/b' ? ['/docs/named-above'] : [],
);
const sentence = (words: number): string => Array.from({ length: words }, (_, index) => `word${index}`).join(' ');

describe('front matter', () => {
  it('MDX-07 names missing fields and descriptions that are no sentence', () => {
    expect(run(checkFrontMatter, 'Text', 'title: A page')).toEqual([
      '1 front-matter-missing',
      '1 front-matter-missing',
    ]);
    expect(run(checkFrontMatter, 'Text', meta('A description that has a good length and no full stop'))).toEqual([
      '3 description-sentence',
    ]);
  });

  it('says in which format the text below it is read', () => {
    const body =
      'Less than <5 or {n}, <https://a.example>.<br>\n\n    simply\n\n# Simply {#x}\n\nIt is {/* simply */} so.';
    const markdown = meta('x', '\nformat: md');
    expect(run(checkBannedPhrases, body, markdown)).toEqual(['12 banned-phrase', '14 banned-phrase']);
    expect(run(checkHeadingOrder, body, markdown)).toEqual(['12 heading-level']);
    const mdx = '    simply\n\n# Simply {#x}\n\nIt is {/* simply */} so.\n\n```mdx-code-block\n<b>simply</b>\n```';
    expect(run(checkBannedPhrases, mdx)).toEqual(['7 banned-phrase', '9 banned-phrase', '14 banned-phrase']);
    expect(sampleCorpus({ 'x.mdx': samplePage(body) }).pages).toHaveLength(2);
  });

  it('leaves faults of syntax to the build', () => {
    expect(sampleCorpus({ 'x.mdx': samplePage('Text', 'title: a: b') }).pages).toHaveLength(2);
    expect(sampleCorpus({ 'x.mdx': samplePage('One\n\n<b>open') }).pages).toHaveLength(2);
  });

  it('asks for groups when a category has many children', () => {
    const pages = Object.fromEntries(
      Array.from({ length: 12 }, (_, index) => [`p${index}.mdx`, samplePage('Text', meta('x', '\ngroup: One'))]),
    );
    expect(places(checkGroups(sampleCorpus(pages)), 'content/docs/a.mdx')).toEqual(['1 group-missing']);
    expect(places(checkGroups(sampleCorpus(pages)), 'content/docs/p1.mdx')).toEqual([]);
  });

  it('asks for a summary where a card would be cut', () => {
    const long = `${'word '.repeat(17)}end.`;
    const corpus = sampleCorpus({
      'cut.mdx': samplePage('Text', `title: A\ndescription: ${long}`),
      'short.mdx': samplePage('Text', `title: B\ndescription: ${long}\nsummary: Few words.`),
      'longer.mdx': samplePage('Text', `title: C\ndescription: Few words.\nsummary: ${long}`),
    });
    const found = checkCardTexts(corpus);
    expect(places(found, 'content/docs/cut.mdx')).toEqual(['3 card-text']);
    expect(places(found, 'content/docs/short.mdx')).toEqual([]);
    expect(places(found, 'content/docs/longer.mdx')).toEqual(['4 card-text']);
  });
});

describe('text', () => {
  it('counts words without code', () => {
    const checkLength = lengthRule(({ frontMatter }) => (frontMatter.draft ? null : [230, 800]));
    expect(run(checkLength, sentence(229))).toEqual(['6 word-count']);
    expect(run(checkLength, `${sentence(229)}\n\n\`\`\`text\n${sentence(30)}\n\`\`\``)).toEqual(['6 word-count']);
    expect(run(checkLength, sentence(230))).toEqual([]);
    expect(run(checkLength, sentence(801))).toEqual(['6 word-count']);
    expect(run(checkLength, sentence(1), meta('x', '\ndraft: true'))).toEqual([]);
  });

  it('takes the first heading of level 1 for the title of a page that has no other', () => {
    const untitled = 'sidebar_position: 1';
    expect(run(checkHeadingOrder, '# One\n\n## Two', untitled)).toEqual([]);
    expect(run(checkHeadingOrder, '# One\n\n# Two', untitled)).toEqual([expect.stringContaining('heading-level')]);
  });

  it('finds level 1, skipped levels, punctuation and headings said twice', () => {
    expect(run(checkHeadingOrder, '# One\n\n## Two\n\n#### Four\n\n## Three.\n\n## Two')).toEqual([
      '7 heading-level',
      '11 heading-level',
      '13 heading-punctuation',
      '15 heading-unique',
    ]);
  });

  it('finds title case', () => {
    expect(run(checkSentenceCase, '## Set Up the Lumora Guard')).toEqual(['7 sentence-case']);
    expect(run(checkSentenceCase, '## Choose: The second sentence\n\n## `Some Code` and URL')).toEqual([]);
    expect(run(checkSentenceCase, 'Text', 'title: A Page')).toEqual(['2 sentence-case']);
    expect(run(checkSentenceCase, '## Read the Sales Report')).toEqual([]);
  });

  it('finds wrong terms and filler across line endings, not in code', () => {
    expect(run(checkTerms, 'It was\nCancelled, `cancelled`.')).toEqual(['8 term']);
    expect(run(checkTerms, 'Text', meta('It was cancelled.'))).toEqual(['3 term']);
    expect(run(checkTerms, '```mermaid title="A cancelled order" alt="b"\nflowchart LR\n```')).toEqual(['7 term']);
    expect(run(checkBannedPhrases, '| Simply |\n| --- |\n| simplyfied |')).toEqual(['7 banned-phrase']);
  });

  it('finds contractions with both apostrophes, not possessives, names and code', () => {
    expect(run(checkContractions, "It isn't.\nYou’ll see.\nThat's it.\nI'm sure.")).toEqual([
      '7 contraction',
      '8 contraction',
      '9 contraction',
      '10 contraction',
    ]);
    expect(run(checkContractions, "The customer's `can't`, its, the **Don't Leave Layers** menu.")).toEqual([]);
    expect(run(checkContractions, 'Text', meta("It can't be done."))).toEqual(['3 contraction']);
  });

  it('finds pages that repeat each other', () => {
    const text = sentence(60);
    const corpus = sampleCorpus({
      'x.mdx': samplePage(text),
      'y.mdx': samplePage(`${text} and more`),
      'z.mdx': samplePage(sentence(20)),
    });
    expect(places(checkRepetition(corpus), 'content/docs/y.mdx')).toEqual(['6 repetition']);
    expect(places(checkRepetition(sampleCorpus({ 'x.mdx': samplePage(text) })), 'content/docs/x.mdx')).toEqual([]);
  });
});

describe('links', () => {
  it('finds links in another form than their page declares, and by its alias', () => {
    const corpus = sampleCorpus({
      'x.mdx': samplePage('[a](/docs/a)\n[c](/docs/a/)\n[d](/docs/a#none)\n[e](#none)\n[f](/docs/old)\n[g](./a.mdx)'),
    });
    corpus.redirects = 'from,to\n/docs/old,/docs/a';
    expect(places(checkLinkForms(corpus), 'content/docs/x.mdx')).toEqual(['8 link-form', '11 link-form']);
  });

  it('finds vague words and bare addresses', () => {
    expect(
      run(checkLinkTexts, '[here](/docs/a)\n[Read more …](/docs/a)\nhttps://example.com\nwww.example.com'),
    ).toEqual(['7 link-text', '8 link-text', '9 bare-address', '10 bare-address']);
  });

  it('finds islands', () => {
    expect(run(checkIslands, '[a](/docs/a) [a](/docs/a) [self](/docs/x)')).toEqual(['6 few-links', '1 island']);
    const linked = sampleCorpus({ 'named-above.mdx': samplePage('[a](/docs/a) [b](/docs/b)') });
    expect(places(checkIslands(linked), 'content/docs/named-above.mdx')).toEqual([]);
  });
});

describe('parts of a page', () => {
  it('asks for captions and alternatives', () => {
    expect(run(checkAlternatives, '```mermaid alt="short"\na\n```\n\n![](/a.png)')).toEqual([
      '7 diagram-title',
      '7 diagram-alternative',
      '11 image-alternative',
    ]);
  });

  it('finds empty cells and rows of other length', () => {
    expect(run(checkTableCells, '| A | B |\n| --- | --- |\n| 1 | |\nA paragraph')).toEqual([
      '9 table-cell',
      '10 table-columns',
    ]);
  });

  it.each([
    ['json', '{ a: 1 }'],
    ['xml', '<a><b></a>'],
    ['csv', 'a,b\n1,2,3'],
    ['js', 'const = 1'],
    ['html', '<script>if (</script>'],
    ['klingon', 'x'],
  ])('finds wrong samples: %s', (language, text) => {
    expect(run(checkCodeSamples, `\`\`\`${language}\n${text}\n\`\`\``)).toHaveLength(1);
  });

  it.each([
    ['json', '[1]'],
    ['xml', '<?xml version="1.0"?><a b="c"/>'],
    ['csv', 'a;b\n1;2'],
    ['js', 'import x from "y";\nawait x();'],
    ['html', '<script>go()</script>'],
  ])('accepts right samples: %s', (language, text) => {
    expect(run(checkCodeSamples, `\`\`\`${language}\n${text}\n\`\`\``)).toEqual([]);
  });

  it('finds terms said twice and too many', () => {
    expect(
      run(
        checkTermComponents,
        '<Term>nothing</Term>\n<Term>order</Term>\n<Term id="order">it</Term>\n<Term>order</Term>',
      ),
    ).toEqual(['9 glossary-twice', '10 glossary-twice', '10 glossary-count']);
  });

  it('finds glossary entries that lead to no page', () => {
    const corpus = sampleCorpus({});
    corpus.data['glossary.yml'] = { order: { term: 'order', definition: 'd', page: '/docs/a/' } };
    expect(checkGlossaryPages(corpus)).toHaveLength(1);
    corpus.data['glossary.yml'] = { order: { term: 'order', definition: 'd' } };
    expect(checkGlossaryPages(corpus)).toEqual([]);
  });
});
