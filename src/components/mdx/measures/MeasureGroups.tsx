import { use } from 'react';
import type { ReactNode } from 'react';
import { measureGroupAnchor } from '../../../shared/measure-anchors';
import { PageDataContext } from '../../content/page-content';
import { formatExample, groupBy } from './measure';
import type { Measure } from './measure';
import { PageName } from './PageName';

/** Tables of measures by group, base measures first, with the values of the example month. */
export function MeasureGroups(): ReactNode {
  const groups = groupBy(use(PageDataContext).listedMeasures, ({ group }) => group);
  const isBase = ([title]: [string, Measure[]]): number => (title.startsWith('Base') ? 0 : 1);
  return groups
    .toSorted((a, b) => isBase(a) - isBase(b))
    .map(([title, measures]) => <Group key={title} title={title} measures={measures} />);
}

function Group({ title, measures }: { title: string; measures: readonly Measure[] }): ReactNode {
  const id = measureGroupAnchor(title);
  return (
    <>
      <h3 id={id}>{title}</h3>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll area */}
      <div className="table-scroll" role="region" aria-label={`Table: ${title}`} tabIndex={0}>
        <table aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">Measure</th>
              <th scope="col">Meaning</th>
              <th scope="col" align="right">
                Example month
              </th>
            </tr>
          </thead>
          <tbody>
            {measures.map((measure) => (
              <tr key={measure.key}>
                <th scope="row">
                  <PageName name={measure.name} page={measure.page} />
                </th>
                <td>{measure.definition}</td>
                <td align="right">{formatExample(measure)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
