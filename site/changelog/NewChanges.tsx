import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { formatDate, GeneratedHtml, SiteLink, useSiteData } from 'help-portal/components';
import * as styles from './NewChanges.module.css';

/** An entry of the changelog. */
export interface NewChange {
  /** Path and anchor of the entry. */
  to: string;
  title: string;
  /** ISO date. */
  date: string;
  kind: string;
  area: string;
  /** Its text. */
  html: string;
}

const labels: Readonly<Record<string, string>> = {
  new: 'New',
  improved: 'Improved',
  fixed: 'Fixed',
  retired: 'Retired',
};

/** The newest entries of the changelog as a timeline, which readers can filter by area and label. */
export function NewChanges(): ReactNode {
  const changes = useSiteData('NewChanges') as NewChange[];
  const form = useRef<HTMLFormElement>(null);
  const [choice, setChoice] = useState({ area: '', kind: '' });
  const choose = (): void => {
    const fields = new FormData(form.current ?? undefined);
    const [area = '', kind = ''] = [fields.get('area'), fields.get('kind')].map(String);
    setChoice({ area, kind });
  };
  // What was chosen before the script came, or before the page was loaded again.
  useEffect(choose, []);

  const shown = changes.filter(
    ({ area, kind }) => (!choice.area || area === choice.area) && (!choice.kind || kind === choice.kind),
  );
  const areas = [...new Set(changes.map(({ area }) => area))].sort();
  return (
    // Search finds the entries on the pages of the years.
    <div data-search-ignore="">
      <form ref={form} className={`${styles.filter ?? ''} needs-script no-print`} onChange={choose}>
        <Choice name="area" label="Area" all="All areas" options={areas.map((area) => [area, area])} />
        <Choice name="kind" label="Label" all="All labels" options={Object.entries(labels)} />
        <span role="status">{shown.length === 1 ? '1 change' : `${shown.length} changes`}</span>
      </form>
      {shown.map(({ to, title, date, kind, area, html }) => (
        <section key={to} className="changelog-entry" data-kind={kind}>
          <h3 className={styles.title}>
            <SiteLink to={to}>{title}</SiteLink>
          </h3>
          <p className="changelog-meta">
            <span className="changelog-kind">{labels[kind]}</span> <span className="changelog-area">{area}</span>{' '}
            <time dateTime={date}>{formatDate(date)}</time>
          </p>
          <GeneratedHtml html={html} />
        </section>
      ))}
    </div>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  all: string;
  options: readonly (readonly [value: string, text: string])[];
}

function Choice({ name, label, all, options }: ChoiceProps): ReactNode {
  return (
    <label>
      {label}
      <select name={name}>
        <option value="">{all}</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
