/** A card on a category listing page. */
export interface CategoryCard {
  kind: 'doc' | 'category' | 'link';
  label: string;
  path: string;
  description?: string;
  /** Number of visible direct children, for a category. */
  count?: number;
  /** Where readers of the category should begin. */
  startHere?: boolean;
  /** Leading emoji of the label. */
  emoji?: string;
}

/** Cards under one heading; a short category has a single group without a title. */
export interface CategoryGroup {
  title?: string;
  cards: CategoryCard[];
}
