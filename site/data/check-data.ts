import type { DataFault } from 'help-portal/content';
import { fillProductSlug, withSlash } from 'help-portal/site';
import { site } from '../site';
import type { SiteData } from './schemas';

/** Finds what data files say of each other and of pages that is not so. */
export function checkData(data: SiteData, pagePaths: readonly string[], fault: DataFault): void {
  const known = new Set(pagePaths.map(withSlash));
  for (const { id, page } of data['facts.yml']?.items ?? []) {
    if (!known.has(withSlash(fillProductSlug(page, site.product))))
      fault('facts.yml', id, `"${id}" leads to ${page}. Expected the path of a page.`);
  }
  const codes = new Set(data['currencies.yml']?.items.map(({ code }) => code));
  for (const { key, page, currencies } of data['payment-options.yml']?.items ?? []) {
    if (!known.has(withSlash(page)))
      fault('payment-options.yml', key, `"${key}" leads to ${page}. Expected the path of a page.`);
    for (const [code] of currencies.matchAll(/\b[A-Z]{3}\b/g)) {
      if (codes.size > 0 && !codes.has(code))
        fault('payment-options.yml', key, `"${key}" names ${code}. Expected a currency of currencies.yml.`);
    }
  }
  const taxed = new Set(data['tax-rates.yml']?.items.map(({ country }) => country));
  const union = data['regions.yml']?.regions.find(({ key }) => key === 'european-union')?.countries ?? [];
  for (const country of union.filter((code) => taxed.size > 0 && !taxed.has(code))) {
    fault('tax-rates.yml', 'items', `${country} is missing. Expected every country of the European Union.`);
  }
}
