import { z } from 'zod';
import type { IslandName, StaticName } from '../../src/shared/mdx-components';

const text = z.union([z.string(), z.number()], { error: 'text' });
/** Text, or elements. */
const content = z.unknown();
/** A word in quotes is true, whatever it says. */
const flag = z.unknown().refine((value) => !['false', 'no', '0'].includes(String(value)), {
  error: 'true or false, in braces',
});
const level = z.unknown().refine((value) => /^[1-6]$/.test(String(value)), { error: 'a level from 1 to 6' });
const image = z.looseObject({ src: text, alt: text });

/**
 * The properties of the components for writers. A loose object has the attributes of its HTML element too. `error` says
 * what is expected.
 */
export const componentProperties = {
  Admonition: z.object({ type: text, title: content, icon: content }),
  ChangelogEntry: z.object({ date: text, kind: text, area: text, title: content }),
  CodeBlock: z.object({
    language: text,
    title: text,
    code: text,
    metastring: text,
    /** `true`, or the number of the first line. */
    showLineNumbers: z.union([flag, text], { error: 'true, or the number of the first line' }),
    highlightLines: text,
    live: flag,
    noInline: flag,
  }),
  Details: z.looseObject({ summary: content, open: flag }),
  DocCardList: z.object({ items: content }),
  Image: image.extend({ zoomSource: text }),
  Link: z.looseObject({
    to: text,
    href: text,
    isNavLink: flag,
    activeClassName: text,
    exact: flag,
    autoAddBaseUrl: flag,
  }),
  SymptomList: z.object({ folder: text }),
  TabItem: z.object({ value: text, label: content, default: flag, attributes: content, hidden: flag }),
  Tabs: z.object({
    groupId: text,
    queryString: z.union([flag, text], { error: 'true, or the name of the parameter' }),
    /** `null`: no tab is open. */
    defaultValue: text.nullable(),
    values: z.array(z.unknown(), { error: 'a list of labels and values' }),
    lazy: flag,
    label: content,
    block: flag,
  }),
  Term: z.object({ id: text }),
  ThemedImage: image.extend({ sources: z.looseObject({}, { error: "{{ light: '…', dark: '…' }}" }) }),
  TOCInline: z.object({ toc: content, minHeadingLevel: level, maxHeadingLevel: level }),
} satisfies Record<IslandName | StaticName, z.ZodObject>;

/** Accepted of every component, as in Docusaurus; not each of them does something with it. */
export const acceptedProperties = ['id', 'className', 'style', 'key', 'ref'];
