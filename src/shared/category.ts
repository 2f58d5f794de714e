import type { Neighbour } from './sidebar';
import { pageWords } from './words/page';

/** A card on a category listing page. */
export interface CategoryCard {
  kind: 'doc' | 'category';
  label: string;
  path: string;
  description?: string;
  /** Number of visible direct children, for a category. */
  count?: number;
  /** Where readers of the category should begin. */
  startHere?: boolean;
  /** The first pages of a category. */
  pages?: readonly Neighbour[];
  /** Leading emoji of the label. */
  emoji?: string;
  /** Its icon otherwise, as one path on a 24 by 24 grid. */
  icon?: string;
}

/** Cards under one heading; a short category has a single group without a title. */
export interface CategoryGroup {
  title?: string;
  cards: CategoryCard[];
}

/** Returns what a card says below its label: its text, and a note beside the label. */
export function describeCard({ description, count, startHere }: CategoryCard): { text?: string; note?: string } {
  const items = count === undefined ? undefined : pageWords.items(count);
  const text = description ?? items;
  const note = startHere ? pageWords.startHere : description === undefined ? undefined : items;
  return { ...(text === undefined ? {} : { text }), ...(note === undefined ? {} : { note }) };
}
