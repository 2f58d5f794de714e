import { readFileSync } from 'node:fs';
import path from 'node:path';
import { markdownPath } from '../../../src/shared/paths';
import { digestOf } from '../../base/digest';
import type { OutputWriter } from '../manifest';
import type { SitePage } from '../site-pages';

const kindsWithTwin: ReadonlySet<SitePage['kind']> = new Set(['doc', 'category']);

/** Name of a page's twin in the output; null: a page of its own kind or one that is not listed has none (VIS-03). */
export function twinName({ path: route, kind, isHidden }: SitePage): string | null {
  return isHidden || !kindsWithTwin.has(kind) ? null : markdownPath(route).slice(1);
}

/** Writes the Markdown twins of pages, and takes those over that an earlier build has written in the same way. */
export class Twins {
  private readonly names: ReadonlyMap<string, string>;

  constructor(
    private readonly writer: Pick<OutputWriter, 'folder' | 'write' | 'keep'>,
    pages: readonly SitePage[],
  ) {
    this.names = new Map(
      pages.flatMap((page) => {
        const name = twinName(page);
        return name === null ? [] : [[page.path, name]];
      }),
    );
  }

  has(route: string): boolean {
    return this.names.has(route);
  }

  /** File of a page's twin, absolute; `null`: it has none. */
  fileOf(route: string): string | null {
    return this.has(route) ? path.join(this.writer.folder, this.nameOf(route)) : null;
  }

  /** Writes the twin of a page; fails when it has none. */
  write(route: string, markdown: string): void {
    this.writer.write(this.nameOf(route), markdown);
  }

  /** Takes over what an earlier build has written; false when it is not there or is not the same any more. */
  keep(route: string, digest: string): boolean {
    const name = this.nameOf(route);
    try {
      if (digestOf(readFileSync(path.join(this.writer.folder, name))) !== digest) return false;
    } catch {
      return false;
    }
    this.writer.keep(name);
    return true;
  }

  private nameOf(route: string): string {
    const name = this.names.get(route);
    if (name === undefined) throw new Error(`${route} has no Markdown twin.`);
    return name;
  }
}
