import type { ReactNode } from 'react';
import { useSiteData } from 'help-portal/components';
import { measureGroupAnchor } from './measure-anchors';
import { formatExample, groupBy } from './measure-text';
import type { ListedMeasure } from './figure';
import { PageName } from './PageName';

/** Tables of measures by group, base measures first, with the values of the example month. */
export function MeasureGroups(): ReactNode {
  const groups = groupBy(useSiteData('MeasureGroups') as ListedMeasure[], ({ group }) => group);
  const isBase = ([title]: [string, ListedMeasure[]]): number => (title.startsWith('Base') ? 0 : 1);
  return groups
    .toSorted((a, b) => isBase(a) - isBase(b))
    .map(([title, measures]) => <Group key={title} title={title} measures={measures} />);
}

function Group({ title, measures }: { title: string; measures: readonly ListedMeasure[] }): ReactNode {
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
              <tr key={measure.name}>
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
