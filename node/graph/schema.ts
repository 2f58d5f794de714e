import type { CreateSchemaCustomizationArgs } from 'gatsby';
import { changelogKinds } from '../../src/shared/content-tree';
import { frontMatterFields } from '../content/front-matter-fields';
import { siteGraph } from './site-graph';

/**
 * Creates the GraphQL types that writers see in GraphiQL. `Mdx` is what `gatsby-plugin-mdx` sources; `Doc` is the page
 * made from it. Front matter is typed, so that one odd file cannot change a field's type for all.
 */
export function createSchema({ actions }: Pick<CreateSchemaCustomizationArgs, 'actions'>): void {
  const types = [
    typeDefinitions,
    ...(siteGraph.types === '' ? [] : [siteGraph.types]),
    frontMatterTypes(),
    `enum ChangelogKind { ${changelogKinds.join(' ')} }`,
  ];
  actions.createTypes(types, sitePlugin);
}

/**
 * Types of Gatsby and of other plugins are the site's to change: Gatsby would warn of an installed engine that does.
 * @see https://www.gatsbyjs.com/docs/reference/config-files/actions/#createTypes
 */
const sitePlugin = { name: 'default-site-plugin' };

/** Returns the types of front-matter fields: as written, for fields with a single type, and as stored in `Doc`. */
function frontMatterTypes(): string {
  const fields = Object.entries(frontMatterFields);
  const written = fields.flatMap(([name, field]) => (field.written === undefined ? [] : [`${name}: ${field.written}`]));
  const stored = fields.flatMap(([, { description, doc }]) =>
    Object.entries<{ type: string }>(doc).map(
      ([name, { type }]) => `${JSON.stringify(description ?? '')}\n${name}: ${type}`,
    ),
  );
  return `
    "Front matter as written; Doc has the values with {product} replaced."
    type MdxFrontmatter @dontInfer { ${written.join('\n')} }
    type Doc implements Node @dontInfer { ${stored.join('\n')} }
  `;
}

const typeDefinitions = /* GraphQL */ `
  type Site implements Node {
    siteMetadata: SiteMetadata!
  }
  type SiteMetadata {
    siteUrl: String!
    title: String!
    description: String!
    product: Product!
  }
  "The product whose name and slug replace {product}."
  type Product {
    name: String!
    slug: String!
  }

  type Mdx implements Node @dontInfer {
    body: String
    frontmatter: MdxFrontmatter
  }
  "A file outside of the folders that Gatsby sources, used by a page."
  type OutsideFile implements Node @dontInfer {
    path: String!
  }

  "A page written in MDX."
  type Doc implements Node @dontInfer {
    "Unique in its area."
    docId: String!
    "Name of the area."
    area: String!
    "File, relative to the project's root."
    sourcePath: String!
    "Labels of the sidebar's categories around the page, outermost first; empty outside of the sidebar."
    sections: [String!]!
    "Path in declared form, with final slash for index pages."
    path: String!
    "Folder below that of the area; empty: there itself."
    folder: String!
    "Name of the file without number prefix and extension."
    fileName: String!
    "Whether the page represents its folder: index, README or the name of the folder."
    isIndex: Boolean!
    "Name of the sidebar, null when the area has none."
    sidebar: String
    version: String!
    "Front matter, else the first h1, else the file's name."
    title: String!
    "Front matter, else the first paragraph."
    description: String
    "Address of the preview picture."
    image: String
    "The compiled page: a list of content nodes, see src/shared/content-tree.ts"
    content: JSON!
    "The first h1, which is not part of the content; null: the title stands in its place."
    heading: String
    "Headings with their anchors, in order."
    headings: [DocHeading!]!
    "What the page answers: the first question of each section that has one, in order of the page, at most five."
    answers: [DocAnswer!]!
    "Local images, by the index that the content names."
    images: [File]!
    "Terms of the glossary that the page explains."
    terms: [GlossaryTerm!]!
    "What this site shows above the text."
    aboveText: [AboveText!]!
    "Data of the components that only this site has, by their name; null without any."
    siteData: JSON
    "Text of the page without markup."
    plainText: String!
    "Words of the text, without code."
    wordCount: Int!
    "Every link as readers get it, with its place in the file."
    links: [DocLink!]!
    "Pages that this page links to, each once."
    linksTo: [Doc!]!
    "Pages that link here, each once."
    linksFrom: [Doc!]!
    "How many pages link here."
    incomingLinks: Int!
    "Front matter's last_update, else the file's last commit; null without either."
    lastChange: Date @dateformat
    "Local images."
    imageCount: Int!
    "Files of local images that stand on the page without a caption."
    imagesWithoutCaption: [String!]!
    "Files that the page offers for download."
    assets: [String!]!
    changelogEntries: [ChangelogEntry!]!
    "What is wrong with the page: severity, rule, message and position of each fault."
    diagnostics: JSON!
  }
  type AboveText {
    "A component of site/above-text.ts."
    name: String!
    props: JSON!
    "What stands in the component."
    html: String!
  }
  type DocHeading {
    level: Int!
    id: String!
    text: String!
    html: String!
  }
  type DocAnswer {
    question: String!
    "Id of the heading whose section answers it."
    section: String!
  }
  type DocLink {
    href: String!
    line: Int
    column: Int
  }
  type ChangelogEntry {
    "Path of its page."
    path: String!
    id: String!
    date: String!
    kind: ChangelogKind!
    area: String!
    title: String!
    html: String!
  }

  "A _category_ file."
  type SidebarCategoryFile implements Node @dontInfer {
    area: String!
    folder: String!
    sourcePath: String!
    metadata: JSON!
  }

  "A version of an area."
  type DocsVersion implements Node @dontInfer {
    name: String!
    label: String!
    path: String!
    area: String!
    "Document id of the landing page."
    mainDocId: String
    docs: [Doc!]!
    draftIds: [String!]!
    sidebars: [Sidebar!]!
  }
  "The resolved sidebar as the browser gets it."
  type Sidebar implements Node @dontInfer {
    name: String!
    area: String!
    version: String!
    items: JSON!
  }

  "A term of the glossary, from content/data/glossary.yml."
  type GlossaryTerm implements Node @dontInfer {
    "The term in lower case, spaces as hyphens: what <Term> names."
    key: String!
    "As readers see it."
    term: String!
    definition: String!
    "Path of the page that says more."
    page: String
    "Pages that explain the term with <Term>."
    explainedOn: [Doc!]!
  }
  "A name that answers can quote the definition of: of the glossary, or of this site's data."
  type Definition {
    name: String!
    definition: String!
    "Declared path of the page about it."
    page: String
  }
  "A row of content/data/redirects.csv."
  type Redirect implements Node @dontInfer {
    "Old or alternative path; a final /* matches all pages below."
    from: String!
    to: String!
    line: Int!
    "Whether the target is itself redirected, so that the row does nothing."
    leadsToRedirect: Boolean!
  }
`;
