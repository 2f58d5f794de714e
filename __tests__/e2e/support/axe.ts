import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright/test';

const source = readFileSync(createRequire(path.resolve('package.json')).resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  id: string;
  /** Selector of the element, and what would mend it. */
  target: unknown;
  failureSummary?: string;
}

/**
 * Asks rules of axe about the page that is shown. Its code is put into each document once, since that takes longer than
 * most rules.
 * @param scope selector of the part that is looked at
 */
export async function runAxe(
  page: Page,
  runOnly: RunOptions['runOnly'],
  scope?: string,
): Promise<{ violations: Finding[]; passed: string[] }> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(
    async ({ runOnly, scope }) => {
      const { axe } = window as unknown as {
        axe: { run: (context: unknown, options: RunOptions) => Promise<AxeResults> };
      };
      const { violations, passes } = await axe.run(scope ?? document, {
        runOnly,
        // Details of what passes take most of the time otherwise; no page has a frame.
        resultTypes: ['violations'],
        iframes: false,
      });
      return {
        violations: violations.flatMap(({ id, nodes }) =>
          nodes.map(({ target, failureSummary }) => ({ id, target, failureSummary })),
        ),
        passed: passes.map(({ id }) => id),
      };
    },
    { runOnly, scope },
  );
}
