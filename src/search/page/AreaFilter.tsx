import type { ReactNode } from 'react';
import { formatNumber } from '../../shared/format';
import { searchWords } from '../../shared/words/search';

interface AreaFilterProps {
  areas: Readonly<Record<string, number>>;
  chosen: string;
  onChoose: (area: string) => void;
}

/** Filter by area, with the number of results, largest first. */
export function AreaFilter({ areas, chosen, onChoose }: AreaFilterProps): ReactNode {
  const counts = Object.entries(areas).sort(([a, first], [b, second]) => second - first || a.localeCompare(b, 'en'));
  // A chosen area without results must stay listed, so that it can be deselected.
  const all = chosen !== '' && !(chosen in areas) ? [...counts, [chosen, 0] as const] : counts;
  if (all.length < 2 && chosen === '') return null;
  return (
    <fieldset className="search-areas">
      <legend>{searchWords.area}</legend>
      <div className="search-areas-list">
        {[['', null] as const, ...all].map(([area, count]) => (
          <label key={area} className="search-area">
            <input type="radio" name="area" value={area} checked={area === chosen} onChange={() => onChoose(area)} />
            <span>{area === '' ? searchWords.allAreas : area}</span>
            {count === null ? null : <span className="search-area-count">{formatNumber(count)}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
