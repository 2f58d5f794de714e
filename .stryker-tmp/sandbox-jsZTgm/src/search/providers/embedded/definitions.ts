import type { SearchDefinition } from '../../../shared/search-record';
import { questionTopic, isDefinitionQuestion } from '../../engine/question';
import { queryWords } from '../../engine/text';
import type { LocalAnswer } from '../../model/client';

/** Reads the definitions file. Returns an empty list if it is anything else. */
export function readDefinitions(file: unknown): SearchDefinition[] {
  const entries = Array.isArray(file) ? (file as Partial<SearchDefinition>[]) : [];
  return entries.filter((entry): entry is SearchDefinition => Array.isArray(entry.names));
}

/** Adds the definition that a question asks for, if any, to its answer. */
export function withDefinition(
  answer: LocalAnswer,
  question: string,
  definitions: readonly SearchDefinition[],
): LocalAnswer {
  const found = findDefinition(question, definitions);
  if (!found) return answer;
  const { names, text, url, title } = found;
  const [term = ''] = names;
  return { ...answer, definition: { term, text, url, title } };
}

/** Ways to ask for a definition besides `What is …?`. */
const opening = /^\s*(?:define|explain|(?:the )?(?:definition|meaning) of)\b/i;

/** Finds the definition of a term, provided that the question is about nothing else. */
function findDefinition(question: string, definitions: readonly SearchDefinition[]): SearchDefinition | undefined {
  const asked = question.replace(/[’']s\b/g, ' is').replace(opening, '');
  const name = comparable(questionTopic(asked));
  const isAlone = name === comparable(queryWords(asked).join(' '));
  if (!isAlone && !isDefinitionQuestion(asked)) return undefined;
  return definitions.find(({ names }) => names.some((other) => comparable(questionTopic(other)) === name));
}

/** Puts the last word into a form that singular and plural share. */
const comparable = (phrase: string): string => phrase.replace(/ies$/, 'y').replace(/([^s])s$/, '$1');
