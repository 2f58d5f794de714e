import type { GraphDefinition } from 'help-portal/graph';
import type { NewChange } from './NewChanges';

/** Entries on the changelog's first page, about half a year's worth. */
const limit = 20;

/** Returns the newest entries of the changelog. */
export const newChanges: GraphDefinition['componentData'][string] = async (_nodeModel, changes) =>
  (await changes()).slice(0, limit).map(({ path, id, title, date, kind, area, html }): NewChange => ({
    ...{ title, date, kind, area, html },
    to: `${path}#${id}`,
  }));
