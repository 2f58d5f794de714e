import { checkExampleValues, checkMeasurePages } from '../../../site/rules/measures';
import { checkFactLists, checkFacts } from '../../../site/rules/facts';
import { checkLinkParameters } from '../../../site/rules/link-parameters';
import { checkMenuPaths } from '../../../site/rules/menus';
import { checkNotificationSamples } from '../../../site/rules/notification-samples';
import { checkPrices } from '../../../site/rules/prices';
import { checkRegions } from '../../../site/rules/regions';
import { checkRightsAreNamed, checkStepsAreSaved } from '../../../site/rules/steps';
import { checkSemicolons } from '../../../site/rules/sentences';
import { checkSupportRequests } from '../../../site/rules/support-requests';
import { checkLength } from '../../../site/rules/house-style';
import {
  findIn as run,
  placesIn as places,
  sampleCorpus,
  sampleMeta as meta,
  samplePage,
} from '../../support/sample-corpus';

it('a page that follows the rules has no finding of those that compare it with data', () => {
  const body = 'Lumora Guard costs 60 EUR. In the web admin tool, go to **Configure > Tools**.';
  for (const check of [
    checkPrices,
    checkMenuPaths,
    checkExampleValues,
    checkFacts,
    checkFactLists,
    checkLinkParameters,
  ])
    expect(run(check, body)).toEqual([]);
});

it('pages have as many words as their kind asks for', () => {
  const words = (count: number): string => 'word '.repeat(count);
  expect(run(checkLength, words(229))).toEqual(['6 word-count']);
  expect(run(checkLength, words(321), meta('x', '\nunlisted: true'))).toEqual(['7 word-count']);
  expect(run(checkLength, words(261), meta('x', '\nmeasure: fee-orders'))).toEqual(['7 word-count']);
  expect(run(checkLength, words(260), meta('x', '\nmeasure: fee-orders'))).toEqual([]);
});

it('finds semicolons at their line, not in tables, code, entities and data of the page', () => {
  expect(run(checkSemicolons, 'It is saved; it shows.\n\n- One.\n- Two\n  lines; two.')).toEqual([
    '7 semicolon',
    '11 semicolon',
  ]);
  const right = 'It ends with `;` and is &lt;small.\n\n| Screens |\n| --- |\n| Cart; payment |\n\n```js\nstart();\n```';
  expect(run(checkSemicolons, right, meta('Questions; and more'))).toEqual([]);
});

it('finds menu paths that the named tool does not have', () => {
  expect(run(checkMenuPaths, 'Go to **Configure > Nothing**.')).toEqual(['7 menu-path']);
  expect(run(checkMenuPaths, 'In Commerce Assistant, go to **Configure > Tools**.')).toEqual(['7 menu-path']);
  expect(run(checkMenuPaths, 'In the web admin tool or in **Tools > Regions** in Commerce Assistant.')).toEqual([]);
});

describe('steps that change something', () => {
  const faults = (...steps: string[]): string[] =>
    run(checkStepsAreSaved, steps.map((step, index) => `${index + 1}. ${step}`).join('\n'));

  it('are found where nothing after them saves', () => {
    expect(faults('Open **Tools > Regions**.', 'Enter a name.', 'Look at the list.')).toEqual(['8 unsaved-step']);
    expect(faults('Open **Tools > Regions**.', 'Save it, then enter a name.')).toEqual(['8 unsaved-step']);
    expect(faults('**General**: enter a name in **Name**.')).toEqual(['7 unsaved-step']);
    expect(faults('**Name it.** Enter a name in **Name**.')).toEqual(['7 unsaved-step']);
    expect(faults('Open the user, select\n   the set under **Privileges**.')).toEqual(['7 unsaved-step']);
    expect(faults('Open **Tools > Regions**.', 'Enter a name and select **Save**.', 'Clear **Active**.')).toEqual([
      '9 unsaved-step',
    ]);
  });

  it('are right with any conclusion, in the same step or later', () => {
    for (const end of ['Save.', 'Select **Save and close**.', 'Check it, then publish.', 'Select **Run**.'])
      expect(faults('Open **Tools > Regions**.', 'Enter a name.', end)).toEqual([]);
    expect(faults('Open **Tools > Regions**, enter a name and save.')).toEqual([]);
  });

  it('can go on behind a table', () => {
    const fields = '1. Open **Tools > Regions**.\n2. Fill in the fields:\n\n| A | B |\n| - | - |\n| 1 | 2 |\n\n';
    expect(run(checkStepsAreSaved, `${fields}3. Save.`)).toEqual([]);
    expect(run(checkStepsAreSaved, `${fields}1. Save.`)).toEqual(['8 unsaved-step']);
  });

  it('need no conclusion on a page that says so', () => {
    const steps = '1. Open **Tools > Regions**.\n2. Enter a name.';
    expect(run(checkStepsAreSaved, `${steps}\n\nChanges are saved automatically.`)).toEqual([]);
  });
});

describe('the right that steps take', () => {
  const steps = '1. Read this.\n2. Open **Tools > Regions** and enter a name.\n3. Select **Save**.';

  it('is named on their page, anywhere in a sentence', () => {
    expect(run(checkRightsAreNamed, steps)).toEqual(['8 right-missing']);
    for (const right of [
      'You need the right\nto edit.',
      'The edit right is enough.',
      'You need the finance privilege.',
    ])
      expect(run(checkRightsAreNamed, `${steps}\n\n${right}`)).toEqual([]);
    const elsewhere = '## The right to edit\n\n| What you see | Cause |\n| - | - |\n| No menu | No privilege |';
    expect(run(checkRightsAreNamed, `${steps}\n\nFrom right to left.\n\n${elsewhere}`)).toEqual(['8 right-missing']);
  });

  it('is of no account where steps only look or save a file', () => {
    expect(run(checkRightsAreNamed, '1. Open **Tools > Regions**.\n2. Select a row and read it.')).toEqual([]);
    expect(run(checkRightsAreNamed, '1. Open **Tools > Regions**.\n2. Save the file.')).toEqual([]);
    expect(run(checkRightsAreNamed, '1. Enter a name in the other program.')).toEqual([]);
    const changed = '1. Open **Tools > Regions**.\n2. Add a row, then select **Save and close**.';
    expect(run(checkRightsAreNamed, changed)).toEqual(['7 right-missing']);
    const published = '1. Open **Tools > Regions** and enter a name.\n2. Publish.';
    expect(run(checkRightsAreNamed, published)).toEqual(['7 right-missing']);
  });

  it('is asked of pages of the documentation, not of guides', () => {
    const corpus = sampleCorpus({ 'x.mdx': samplePage(steps) });
    for (const page of corpus.pages) page.file = page.file.replace('content/docs/', 'content/guides/');
    expect(checkRightsAreNamed(corpus)).toEqual([]);
  });
});

describe('requests to the support team', () => {
  const block = '<SupportRequest kind="any" />';

  it('have their block, wherever it is on the page', () => {
    for (const text of [
      'Ask the [support\nteam](/docs/a) to activate it.',
      '- Ask the support team for a grace period.',
      'It is activated for your account by the support team.',
      'The support team must have activated it.',
      'The support team sets the cap.',
      'You request it from the support team.',
    ]) {
      expect(run(checkSupportRequests, text)).toEqual(['7 request-missing']);
      expect(run(checkSupportRequests, `${text}\n\n${block}`)).toEqual([]);
    }
  });

  it('can link to a page that has the block, in the same paragraph', () => {
    const found = (...paragraphs: string[]): string[] => {
      const other = samplePage(block, 'title: Other\ndescription: Another page.\nslug: /other');
      const corpus = sampleCorpus({ 'x.mdx': samplePage(paragraphs.join('\n\n')), 'other.mdx': other });
      return places(checkSupportRequests(corpus), 'content/docs/x.mdx');
    };
    const request = 'The support team activates it.';
    expect(found(`${request} [It says](/docs/other#how) what to send.`)).toEqual([]);
    expect(found(`${request} [It says](other.mdx) what to send.`)).toEqual([]);
    expect(found(`${request} [It says](/docs/b) what to send.`)).toEqual(['7 request-missing']);
    expect(found(request, '[It says](/docs/other) what to send.')).toEqual(['7 request-missing']);
  });
});

describe('example figures', () => {
  it('finds prices that are not the list price', () => {
    expect(run(checkPrices, 'Lumora Guard costs 66 EUR a year.')).toEqual(['7 price']);
    expect(run(checkPrices, 'Lumora Guard (30 EUR for students)')).toEqual([]);
  });

  it('finds facts that are not what the data say', () => {
    expect(run(checkFacts, 'A grace\nperiod of [7 days](/docs/a), no period of 9 days.')).toEqual([]);
    expect(run(checkFacts, 'It ends.\nThe grace period of nine days is over.')).toEqual(['8 fact']);
    expect(run(checkFacts, '| What | Grace |\n| - | - |\n| A grace period | of 9 days |')).toEqual([]);
  });

  describe('lists of the same members', () => {
    const messages = (first: string, second: string): string[] =>
      checkFactLists(sampleCorpus({ 'x.mdx': samplePage(first), 'y.mdx': samplePage(second) })).map(
        ({ file, position, message }) => `${file}:${position?.line} ${message}`,
      );

    it('have them all at every place, and both places are named when they do not', () => {
      expect(messages('It is either open, in\nwork or done.', 'Text.\n\nIt is either open, closed or done.')).toEqual([
        'content/docs/y.mdx:9 The members of states are not those of content/docs/x.mdx:7 (only there: in work; only here: closed).',
      ]);
      expect(messages('It is either open or done.', 'It is either open, done, or lost.')).toEqual([
        expect.stringContaining('(only there: none; only here: lost)'),
      ]);
    });

    it('are those of most places', () => {
      const states = 'It is either open or done.';
      expect(messages('It is either open or lost.', `${states}\n\n${states}`)).toEqual([
        expect.stringMatching(/^content\/docs\/x\.mdx:7 .* content\/docs\/y\.mdx:7 /),
      ]);
    });

    it('are the first columns of tables under a heading as well', () => {
      const table = (...states: string[]): string =>
        `## States\n\n| State | Meaning |\n| - | - |\n${states.map((state) => `| ${state} | Text |\n`).join('')}`;
      expect(messages('It is either open or done.', table('Open', 'Done'))).toEqual([]);
      expect(messages(table('Open', 'Done'), 'It is either open or done.')).toEqual([]);
      expect(messages('It is either open or done.', table('Open', 'Lost'))).toEqual([
        'content/docs/y.mdx:9 The members of states are not those of content/docs/x.mdx:7 (only there: done; only here: lost).',
      ]);
      expect(messages('It is either open or done.', table('Open').replace('States', 'Others'))).toEqual([]);
      expect(
        messages('It is either open.', `${table('Open')}\nText.\n\n| Other | Meaning |\n| - | - |\n| Lost | Text |`),
      ).toEqual([]);
    });
  });

  it('finds parameters in example links that are not of the vocabulary', () => {
    const links = ['?x-source=app&x-issue=12', '?x-source={place}', '?x-source=SOURCE', '?x-source=app?x-issue=1'];
    expect(run(checkLinkParameters, links.map((link) => `\`${link}\``).join('\n\n'))).toEqual([]);
    expect(run(checkLinkParameters, '`?x-source=spring`\n\n`?a=b&x-issue=may`\n\n`?x-other=1`')).toEqual([
      '7 link-parameter',
      '9 link-parameter',
      '11 link-parameter',
    ]);
  });

  describe('samples of notifications', () => {
    const good = {
      meta: { id: '1', type: 'Paid' },
      items: [{ quantity: 1, date: '2024-11-20' }],
      contacts: { billing: { email: 'a' } },
    };
    const faults = (language: string, text: string): string[] => {
      const page = samplePage(`\`\`\`${language}\n${text}\n\`\`\``);
      return checkNotificationSamples(sampleCorpus({ 'x.mdx': page })).map(({ message }) => message);
    };
    const json = (message: object): string[] => faults('json', JSON.stringify(message));

    it('have the fields of the data file, in JSON and in XML', () => {
      expect(json(good)).toEqual([]);
      expect(
        faults(
          'xml',
          '<Paid><Meta id="1" type="Paid"/><Items><Item quantity="1"/></Items><Contacts><Billing email="a"/></Contacts></Paid>',
        ),
      ).toEqual([]);
      expect(json({ meta: { type: 'Paid' } })).toEqual([]);
      expect(json({ other: 1 })).toEqual([]);
    });

    it('have no other fields, types, parts or events, and all that are never missing', () => {
      expect(json({ ...good, items: [{ quantity: 1.5, weight: 2 }] })).toEqual([
        'items[].quantity is "1.5". Expected whole number.',
        'The field items[].weight is not in notification-events.yml.',
      ]);
      expect(json({ ...good, refund: { amount: 1 } })).toEqual(['Paid has no refund. Expected meta, items, contacts.']);
      expect(json({ ...good, items: [{ date: '2024-11-20' }] })).toEqual(['items[].quantity is missing.']);
      expect(json({ meta: { type: 'Sold' } })).toEqual([
        '"Sold" is no event. Expected a type of notification-events.yml.',
      ]);
      expect(
        faults(
          'xml',
          '<Paid><Meta id="1" type="Paid"/><Items><Item/></Items><Items><Item quantity="x"/></Items></Paid>',
        ),
      ).toEqual(['items[].quantity is "x". Expected whole number.']);
    });
  });

  it('finds values of measures that the data do not give', () => {
    const frontMatter = meta('x', '\nmeasure: fee-orders');
    expect(run(checkExampleValues, 'In the example month it was 4.53 EUR.', frontMatter)).toEqual(['8 example-value']);
    expect(run(checkExampleValues, 'In the example month it was 4.35 EUR.', frontMatter)).toEqual([]);
  });

  it('finds numbers of countries in the guide that the data do not give', () => {
    const run = (text: string): string[] => {
      const corpus = sampleCorpus({ 'guides.mdx': samplePage(text) });
      const page = corpus.pages.find(({ file }) => file.endsWith('guides.mdx'));
      if (page) page.file = 'content/guides/regions.mdx';
      return places(checkRegions(corpus), 'content/guides/regions.mdx');
    };
    expect(run('DACH, 3\nDACH with 3 countries, then DACH alone')).toEqual([]);
    expect(run('DACH, 4\n*DACH 2* and DACH with 5 countries')).toEqual(['7 region', '8 region', '8 region']);
  });

  it('finds entries without page and pages without entry', () => {
    const found = checkMeasurePages(sampleCorpus({ 'x.mdx': samplePage('Text', meta('x', '\nmeasure: none')) }));
    expect(found.map(({ rule }) => rule)).toEqual(['data-key', 'data-page', 'data-page']);
  });
});
