import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { formatLine } from '../../../../node/publish/page-cache';
import { parsePage } from '../../../../node/publish/parse-page';
import { ReadAhead } from '../../../../node/publish/read-ahead';
import type { ReadLine, UnreadPage } from '../../../../node/publish/read-ahead';
import { createProject } from '../support/project';
import type { Project } from '../support/project';

const html = (title: string): string =>
  `<html lang="en"><head><title>${title}</title><link rel="canonical" href="https://help.example.com/${title}"></head>` +
  `<body><h1 id="top">${title}</h1><div data-search-body><p>Says <b>${title}</b>.</p></div></body></html>`;

const names = Array.from({ length: 12 }, (_, index) => `page-${index}`);
let project: Project;
let pages: UnreadPage[];
let ahead: ReadAhead;

const start = (threadCount: number): void => {
  ahead = new ReadAhead(pages, { threadCount });
};

beforeEach(() => {
  project = createProject(Object.fromEntries(names.map((name) => [`${name}.html`, html(name)])));
  const file = (name: string): string => path.join(project.root, name);
  pages = names.map((name, index) => ({
    file: file(`${name}.html`),
    digest: name,
    twinFile: index % 2 === 0 ? file(`twins/${name}.md`) : null,
  }));
});

afterEach(() => {
  ahead.close();
  project.remove();
});

async function takeUntil(count: number): Promise<ReadLine[]> {
  const lines: ReadLine[] = [];
  while (lines.length < count) {
    lines.push(...ahead.take());
    await sleep(20);
  }
  return lines;
}

describe('ReadAhead', () => {
  it.each([1, 2])(
    '%s threads read what the process would have read, with its twins, from the last one on',
    async (count) => {
      start(count);
      const lines = await takeUntil(names.length);
      expect(lines.map(({ digest }) => digest).sort()).toEqual([...names].sort());
      if (count === 1) expect(lines.map(({ digest }) => digest)).toEqual([...names].reverse());
      for (const { digest, file, twinFile } of pages) {
        const { page, markdown } = parsePage(readFileSync(file, 'utf8'), twinFile !== null);
        expect(lines.find((line) => line.digest === digest)?.line).toBe(formatLine(digest, page));
        if (twinFile !== null) expect(readFileSync(twinFile, 'utf8')).toBe(markdown);
      }
    },
  );

  it('leaves to the process what it has claimed', async () => {
    start(1);
    const [first = '', second = '', ...others] = names;
    // Before the thread can have come so far: it starts at the other end.
    ahead.claim(first);
    ahead.claim(second);
    const lines = await takeUntil(others.length);
    expect(lines.map(({ digest }) => digest)).toEqual(others.reverse());
    expect(existsSync(path.join(project.root, `twins/${first}.md`))).toBe(false);
  });

  it('has read a page when its claim returns and somebody else had it', () => {
    start(1);
    const last = names.at(-1) ?? '';
    let lines: ReadLine[] = [];
    // The process never gives way to its event loop from here on, as in a build.
    for (const end = Date.now() + 20_000; lines.length === 0 && Date.now() < end;) lines = [...ahead.take()];
    for (const name of [...names].reverse()) {
      ahead.claim(name);
      lines.push(...ahead.take());
    }
    expect(lines[0]?.digest).toBe(last);
    expect(new Set(lines.map(({ digest }) => digest)).size).toBe(lines.length);
  });

  it('does not wait for a page that a thread cannot read', async () => {
    pages = pages.map((page, index) => (index === 11 ? { ...page, file: `${page.file}.missing` } : page));
    start(1);
    const lines = await takeUntil(11);
    ahead.claim('page-11');
    expect([...ahead.take()]).toEqual([]);
    expect(lines.map(({ digest }) => digest)).not.toContain('page-11');
  });

  it('begins nothing any more once it is closed, even before its threads run', async () => {
    start(1);
    ahead.close();
    // Another one takes as long to come as far.
    const twins = pages.map(({ twinFile }) => twinFile);
    pages = pages.map((page) => ({ ...page, twinFile: null }));
    start(1);
    await takeUntil(names.length);
    expect(twins.filter((file) => file !== null && existsSync(file))).toEqual([]);
  });

  it('leaves everything to the process without threads, and pages that it does not know', () => {
    start(0);
    for (const name of [...names, 'unknown']) ahead.claim(name);
    expect([...ahead.take()]).toEqual([]);
  });
});
