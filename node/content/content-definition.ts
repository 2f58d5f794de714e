import type { Plugin } from 'unified';
import type { z } from 'zod';
import type { Diagnostic } from '../../src/shared/content-tree';
import type { FrontMatterField } from './doc-field';

/** Reports a fault of a data file at an entry's key; `message` says what is wrong and what was expected. */
export type DataFault = (file: string, key: string, message: string) => void;

/** A component for writers that only this site has; `site/components.ts` has its React component. */
export interface ComponentDefinition {
  /** Returns the ids of the elements that it renders, which links can lead to; one may stand there several times. */
  ids?: () => string[];
  /** Its properties; without a schema, any. */
  properties?: z.ZodObject;
  /** Files of `content/data` that the ids come from. */
  data?: readonly string[];
}

/** A module that pages and their components import by a name that is no package's. */
export interface NamedModule {
  /** Name of the component that a page gets for the default export. */
  component?: string;
  /** File of React components that a page, and any component that it imports, gets otherwise; absolute. */
  file?: string;
  /** What it exports while pages are compiled. */
  values?: Readonly<Record<string, unknown>>;
}

/** Such modules by name. Other names of their scopes (`@theme/…`) are errors. */
export type NamedModules = Readonly<Record<string, NamedModule>>;

/** A mistake in a diagram. */
export interface DiagramFault {
  message: string;
  /** Within the diagram, from 1. */
  line: number;
}

/** Draws in the browser what the build cannot draw. */
export interface LiveDiagrams {
  /** File of the component `LiveDiagram`, absolute; its properties are `source`, `alt` and `title`. */
  file: string;
  /** Returns what is wrong with a diagram, or null if the component can draw it. */
  faultOf: (source: string) => DiagramFault | null;
}

/** Draws formulas while pages are compiled. */
export interface Formulas {
  /** Plugin of remark that reads them: as `inlineMath` and `math`, which become code of the language `math`. */
  syntax: Plugin;
  /**
   * Returns a formula as MathML: one `<math>` element.
   * @throws with what is wrong with it
   */
  draw: (source: string, isBlock: boolean) => string;
}

/** Appearance of an admonition kind. */
export interface AdmonitionKindDefinition {
  /** Other keywords with the same look; each is still its admonition's default title. */
  aliases?: readonly string[];
  /** An icon as one path on a 24 by 24 grid, such as one of Lucide. */
  icon: string;
}

/** A kind of page that documents can be: `kind` in the front matter names it. */
export interface PageKindDefinition {
  /**
   * The file of the site that draws it, relative to the root: `site/templates/Api.tsx`. Its default export is a page of
   * Gatsby, its `query` asks for the document by `$id`; `help-portal/templates` has the parts.
   */
  template: string;
}

/** Any front-matter field. */
type SiteField = Pick<FrontMatterField<unknown, object>, 'description' | 'written' | 'schema'> & { doc: object };

/** What the content of this site may hold beyond that of every site: `site/content.ts` fills it in. */
export interface ContentDefinition {
  /** Front-matter fields by name, made with `field` of `node/content/doc-field.ts`. */
  frontMatter: Readonly<Record<string, SiteField>>;
  /** Schemas of files of `content/data` by name; a file without one is not checked. */
  data: Readonly<Record<string, z.ZodObject>>;
  /** Data files whose faults end a build before it begins, because pages or the graph need them; see `preflight`. */
  preflightData: readonly string[];
  /** Returns the faults of `preflightData`. */
  preflight: () => Diagnostic[];
  /** Finds what data files say of each other and of pages that is not so; `data` has the valid ones. */
  checkData?: (data: never, pagePaths: readonly string[], fault: DataFault) => void;
  /** Components for writers, by name. */
  components: Readonly<Record<string, ComponentDefinition>>;
  /** Admonition kinds besides those of every site, by keyword; `.admonition-<keyword>` in `site/theme.css` has the colours. */
  admonitions?: Readonly<Record<string, AdmonitionKindDefinition>>;
  /** Page kinds besides documents, by the name that `kind` in the front matter has. */
  kinds?: Readonly<Record<string, PageKindDefinition>>;
  /** Mermaid diagrams of further kinds, from a package of the engine. Without it they are errors. */
  liveDiagrams?: LiveDiagrams;
  /** Formulas between dollars, from a package of the engine. Without it they are errors. */
  formulas?: Formulas;
  /** Returns `data-mark` of a table's cell, which `site/theme.css` gives a look, from the texts of its column's heading and its own. */
  markCell?: (heading: string, text: string) => string | undefined;
  /** Icons of cards by the path of their page, each as one path on a 24 by 24 grid; what is below it has it too. */
  icons?: Readonly<Record<string, string>>;
  /** Modules that pages may import although they are no packages, from a package of the engine. */
  modules?: NamedModules;
  /**
   * The section in which pages say what can go wrong, which `<SymptomList>` collects: its heading, and the heads of the
   * first column of its tables.
   */
  symptoms: { heading: string; columns: readonly string[] };
  /** Headings of sections that only link to other pages; search leaves them out. */
  linkSections: readonly string[];
  /**
   * Ranks of search by path prefix, for pages that come after others with the same content: old news after what applies
   * now, reference pages after the tasks whose words they repeat. Areas have their own rank.
   */
  searchRanks: readonly (readonly [path: string, rank: number])[];
}
