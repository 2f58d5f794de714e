import { SaxesParser } from 'saxes';
import { visit } from 'unist-util-visit';
import { defineRule, finding, lineOf } from 'help-portal/rules';
import type { Diagnostic } from 'help-portal/rules';
import type { SiteData } from '../data/schemas';

type Schema = NonNullable<SiteData['notification-events.yml']>;

/** A value of a message: its path with `[]` for lists, such as `items[].quantity`. */
interface Leaf {
  path: string;
  value: unknown;
}

/** What a value of each type looks like. Values in XML are all texts. */
const types: Readonly<Record<string, (value: unknown) => boolean>> = {
  text: (value) => typeof value === 'string',
  'whole number': (value) => isNumeric(value, /^\d+$/),
  amount: (value) => isNumeric(value, /^\d+(?:\.\d+)?$/),
  percent: (value) => isNumeric(value, /^\d+(?:\.\d+)?$/),
  'true or false': (value) => value === true || value === false || value === 'true' || value === 'false',
  date: (value) => /^\d{4}-\d\d-\d\d$/.test(String(value)),
  'date and time': (value) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(String(value)),
  'list of text': (value) => typeof value === 'string',
  'list of whole numbers': (value) => isNumeric(value, /^\d+$/),
};

/** Samples of notifications, in JSON and XML, have the fields of `notification-events.yml`. */
export const checkNotificationSamples = defineRule(['notification-sample'], ({ pages, data }) => {
  const schema = data['notification-events.yml'];
  if (!schema) return [];
  return pages.flatMap((page) => {
    const found: Diagnostic[] = [];
    visit(page.tree, 'code', (node) => {
      for (const fault of faultsOf(readMessage(node.lang ?? '', node.value), schema)) {
        found.push(finding('notification-sample', page.file, lineOf(page, node), fault));
      }
    });
    return found;
  });
});

/** Returns nothing for samples that are not of notifications, or not valid, which is another rule's fault. */
function readMessage(language: string, text: string): Leaf[] {
  try {
    if (language === 'json') return leavesOf(JSON.parse(text), '');
    return language === 'xml' ? readXml(text) : [];
  } catch {
    return [];
  }
}

function leavesOf(value: unknown, path: string): Leaf[] {
  if (Array.isArray(value)) {
    const isList = value.every((item) => typeof item === 'object');
    return value.flatMap((item: unknown) => leavesOf(item, isList ? `${path}[]` : path));
  }
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, path ? `${path}.${name}` : name));
}

/** `<PaidOrder><Items><Item quantity="1"/></Items></PaidOrder>` → `items[].quantity`. */
function readXml(text: string): Leaf[] {
  const leaves: Leaf[] = [];
  const open: string[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    open.push(name.charAt(0).toLowerCase() + name.slice(1));
    const [part = '', inner, ...rest] = open.slice(1);
    const isItem = inner !== undefined && [`${inner}s`, inner.replace(/y$/, 'ies')].includes(part);
    const path = isItem ? [`${part}[]`, ...rest] : open.slice(1);
    for (const [key, value] of Object.entries(attributes)) leaves.push({ path: [...path, key].join('.'), value });
  });
  parser.on('closetag', () => void open.pop());
  parser.write(text).close();
  return leaves;
}

function faultsOf(leaves: readonly Leaf[], { events, fields }: Schema): string[] {
  const type = leaves.find(({ path }) => path === 'meta.type')?.value;
  if (typeof type !== 'string') return [];
  const event = events.find((one) => one.type === type);
  if (!event) return [`"${type}" is no event. Expected a type of notification-events.yml.`];
  const known = expandContacts(fields);
  const parts = new Set(['meta', ...event.parts.split(', ')]);
  const faults = leaves.flatMap(({ path, value }) => {
    const field = known.get(path);
    if (!field) return [`The field ${path} is not in notification-events.yml.`];
    if (!parts.has(partOf(path))) return [`${event.type} has no ${partOf(path)}. Expected ${[...parts].join(', ')}.`];
    return types[field.type]?.(value) === false ? [`${path} is "${String(value)}". Expected ${field.type}.`] : [];
  });
  const given = new Set(leaves.map(({ path }) => path));
  const isExcerpt = !given.has('meta.id');
  const groups = new Set(leaves.map(({ path }) => groupOf(path)));
  const missing = [...known].flatMap(([path, field]) =>
    field.missing === 'never' && groups.has(groupOf(path)) && !given.has(path) ? [`${path} is missing.`] : [],
  );
  return isExcerpt ? faults : [...faults, ...missing];
}

const partOf = (path: string): string => path.split(/[.[]/)[0] ?? '';
const groupOf = (path: string): string => path.slice(0, path.lastIndexOf('.'));

/** Fields by path; those of a contact stand below each contact. */
function expandContacts(fields: Schema['fields']): Map<string, Schema['fields'][number]> {
  const contacts = fields.filter(({ type }) => type === 'contact').map(({ path }) => path);
  return new Map(
    fields.flatMap((field) => {
      const [, names] = /^contact: (.*)$/.exec(field.path) ?? [];
      if (names === undefined) return field.type === 'contact' ? [] : [[field.path, field] as const];
      return contacts.flatMap((contact) => names.split(', ').map((name) => [`${contact}.${name}`, field] as const));
    }),
  );
}

const isNumeric = (value: unknown, form: RegExp): boolean =>
  (typeof value === 'number' || typeof value === 'string') && form.test(String(value));
