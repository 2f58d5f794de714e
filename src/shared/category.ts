/** One card of a category listing page (section 9.3 of the criteria). */
export interface CategoryCard {
  kind: 'doc' | 'category' | 'link';
  label: string;
  path: string;
  description?: string;
  /** Number of visible direct children, for a category (CAT-04, CAT-05). */
  count?: number;
  /** Leading emoji of the label (CAT-03). */
  emoji?: string;
}

/** Cards under one heading; a short category has one group without title. */
export interface CategoryGroup {
  title?: string;
  cards: CategoryCard[];
}
