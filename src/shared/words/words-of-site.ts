import type { AnswerWords } from './english/answers';
import type { EnhancementWords } from './english/enhancements';
import type { FeedbackWords } from './english/feedback';
import type { NavigationWords } from './english/navigation';
import type { OtherPageWords } from './english/other-pages';
import type { PageWords } from './english/page';
import type { SearchWords } from './english/search';

/** Words of the interface that a site replaces, by the part of it that loads them; those left out stay English. */
export interface WordsOfSite {
  navigation?: Partial<NavigationWords>;
  page?: Partial<PageWords>;
  otherPages?: Partial<OtherPageWords>;
  feedback?: Partial<FeedbackWords>;
  enhancements?: Partial<EnhancementWords>;
  search?: Partial<SearchWords>;
  answers?: Partial<AnswerWords>;
}
