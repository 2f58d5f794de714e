import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { Random } from './random.mjs';

/** @typedef {{ title: string, file: string, path: string, folder: string, position: number }} Plan */

/** @type {[string, ...string[]]} */
const things = [
  'account',
  'basket',
  'campaign',
  'catalog',
  'coupon',
  'currency',
  'customer',
  'invoice',
  'interval',
  'ledger',
  'license',
  'market',
  'notice',
  'offer',
  'order',
  'parcel',
  'payout',
  'plan',
  'portal',
  'price',
  'quote',
  'rate',
  'receipt',
  'refund',
  'region',
  'report',
  'rule',
  'session',
  'statement',
  'subscription',
  'tax',
  'template',
  'tenant',
  'threshold',
  'trial',
  'upgrade',
  'usage',
  'voucher',
  'webhook',
  'workspace',
];
/** @type {[string, ...string[]]} */
const qualities = [
  'annual',
  'archived',
  'automatic',
  'combined',
  'current',
  'daily',
  'default',
  'delayed',
  'external',
  'fixed',
  'flexible',
  'hourly',
  'internal',
  'local',
  'manual',
  'monthly',
  'net',
  'optional',
  'partial',
  'pending',
  'prepaid',
  'primary',
  'private',
  'recurring',
  'regional',
  'remote',
  'scheduled',
  'shared',
  'signed',
  'temporary',
  'variable',
  'verified',
];
/** @type {[string, ...string[]]} */
const actions = [
  'adjust',
  'approve',
  'assign',
  'cancel',
  'compare',
  'configure',
  'confirm',
  'convert',
  'copy',
  'create',
  'delay',
  'export',
  'extend',
  'filter',
  'import',
  'limit',
  'list',
  'merge',
  'move',
  'pause',
  'preview',
  'publish',
  'reconcile',
  'remove',
  'rename',
  'renew',
  'restore',
  'review',
  'schedule',
  'send',
  'split',
  'track',
  'transfer',
  'update',
  'validate',
];

const pagesPerFolder = 8;
const foldersPerSection = 10;
/** One page in this many has an image. */
const picturePages = 5;

/** @param {string} text */
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
/** @param {string} text */
const slug = (text) => text.toLowerCase().replaceAll(' ', '-');

/**
 * Writes `count` pages and their folders: about 700 words each with headings, lists, a table, code, admonitions, tabs,
 * links to other pages, and an image in every fifth. The same seed gives the same bytes.
 * @param {string} folder `content/docs`
 * @param {number} count
 * @param {number} [seed]
 * @returns {Promise<Plan[]>}
 */
export async function writePages(folder, count, seed = 1) {
  const random = new Random(seed);
  const plans = plan(count, random);
  /** @type {Map<string, string>} */
  const files = new Map();
  for (const [index, page] of plans.entries()) {
    const [section = '', group = ''] = page.folder.split('/');
    files.set(
      `${section}/_category_.yml`,
      category(section, plans.findIndex((other) => other.folder.startsWith(`${section}/`)) + 1, section),
    );
    files.set(`${page.folder}/_category_.yml`, category(group, index + 1, slug(`${section}-${group}`)));
    const picture = index % picturePages === 0 ? `picture-${index}.png` : null;
    files.set(page.file, document(page, plans, picture, random));
    if (picture !== null) {
      mkdirSync(join(folder, page.folder), { recursive: true });
      await drawPicture(join(folder, page.folder, picture), random);
    }
  }
  for (const [file, text] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return plans;
}

/**
 * @param {number} count
 * @param {Random} random
 * @returns {Plan[]}
 */
function plan(count, random) {
  return Array.from({ length: count }, (_, index) => {
    const folderIndex = Math.floor(index / pagesPerFolder);
    const section = `section-${Math.floor(folderIndex / foldersPerSection) + 1}`;
    const folder = `${section}/group-${folderIndex + 1}`;
    const title = `${capital(random.pick(actions))} ${random.pick(qualities)} ${random.pick(things)}s ${index + 1}`;
    return {
      title,
      folder,
      file: `${folder}/${slug(title)}.mdx`,
      path: `/docs/${folder}/${slug(title)}`,
      position: (index % pagesPerFolder) + 1,
    };
  });
}

/**
 * @param {string} label
 * @param {number} position
 * @param {string} name
 */
function category(label, position, name) {
  const description = `Everything about ${label.replaceAll('-', ' ')} in the generated documentation, as a list of pages.`;
  return `label: ${capital(label.replaceAll('-', ' '))}\nposition: ${position}\nlink:\n  type: generated-index\n  slug: /category/${name}\n  description: ${description}\n`;
}

/** @param {Random} random */
function sentence(random) {
  const subject = `${random.pick(qualities)} ${random.pick(things)}`;
  const object = `${random.pick(qualities)} ${random.pick(things)}`;
  return random.pick([
    `To ${random.pick(actions)} the ${subject}, ${random.pick(actions)} its ${object} before the ${random.pick(things)} is sent.`,
    `Each ${subject} belongs to one ${object} and keeps its ${random.pick(things)} until you ${random.pick(actions)} it.`,
    `You can ${random.pick(actions)} a ${subject} while the ${object} is ${random.pick(qualities)}.`,
    `When a ${subject} fails, the ${object} stays ${random.pick(qualities)} for ${random.between(2, 30)} days.`,
  ]);
}

/**
 * @param {Random} random
 * @param {number} [sentences]
 */
function paragraph(random, sentences = random.between(3, 6)) {
  return Array.from({ length: sentences }, () => sentence(random)).join(' ');
}

/**
 * @param {Plan} page
 * @param {readonly Plan[]} plans
 * @param {string | null} picture
 * @param {Random} random
 */
function document(page, plans, picture, random) {
  const link = () => {
    const target = plans[random.between(0, plans.length - 1)] ?? page;
    return `[${target.title}](${target.path})`;
  };
  const heading = () => `${capital(random.pick(actions))} the ${random.pick(qualities)} ${random.pick(things)}`;
  const rows = Array.from(
    { length: random.between(4, 8) },
    () => `| \`${random.pick(things)}_${random.between(1, 99)}\` | ${random.pick(qualities)} | ${sentence(random)} |`,
  );
  const steps = Array.from({ length: random.between(4, 6) }, (_, index) => `${index + 1}. ${sentence(random)}`);
  const code = Array.from(
    { length: random.between(6, 14) },
    (_, index) =>
      `  ${random.pick(things)}${index}: await client.${random.pick(actions)}('${random.pick(qualities)}', ${random.between(1, 500)}),`,
  );
  const description = `How to ${page.title.toLowerCase()}: what you need, which steps to take and what may go wrong.`;
  const parts = [
    `---\ntitle: ${page.title}\ndescription: "${description}"\nsidebar_position: ${page.position}\n---`,
    paragraph(random),
    picture === null ? '' : `![Chart of the ${random.pick(qualities)} ${random.pick(things)}](./${picture})`,
    `## Before you begin\n\n${paragraph(random)} See ${link()}.`,
    `:::note[${heading()}]\n${paragraph(random, 2)}\n:::`,
    `## ${heading()}\n\n${steps.join('\n')}\n\n${paragraph(random)} ${link()} has more.`,
    `### ${heading()}\n\n| Name | State | Meaning |\n| --- | --- | --- |\n${rows.join('\n')}`,
    `\`\`\`ts title="example.ts" {2}\nconst result = {\n${code.join('\n')}\n};\n\`\`\``,
    `## ${heading()}\n\n${paragraph(random)}\n\n<Tabs groupId="tool">\n<TabItem value="web" label="Web">\n\n${paragraph(random, 2)}\n\n</TabItem>\n<TabItem value="desktop" label="Desktop">\n\n${paragraph(random, 2)}\n\n</TabItem>\n</Tabs>`,
    `:::tip\n${paragraph(random, 2)}\n:::`,
    `## Related pages\n\n- ${link()}\n- ${link()}\n- ${link()}`,
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/**
 * Writes a chart with enough noise that it compresses like a screenshot.
 * @param {string} file
 * @param {Random} random
 */
async function drawPicture(file, random) {
  const [width, height] = [1200, 720];
  const pixels = Buffer.alloc(width * height * 3, 245);
  for (let bar = 0; bar < 24; bar += 1) {
    const top = random.between(80, height - 80);
    const colour = [random.between(20, 230), random.between(20, 230), random.between(20, 230)];
    for (let y = top; y < height - 40; y += 1) {
      for (let x = 40 + bar * 46; x < 40 + bar * 46 + 36; x += 1) {
        for (const [channel, value] of colour.entries()) {
          pixels[(y * width + x) * 3 + channel] = (value + ((x * 7 + y * 13) % 23)) & 255;
        }
      }
    }
  }
  await sharp(pixels, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 9 })
    .toFile(file);
}
