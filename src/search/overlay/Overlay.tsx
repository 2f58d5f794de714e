import questions from '!!file-loader?name=static/[name].[contenthash].css!../answers/questions.css';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { searchWords } from '../../shared/words/search';
import { loadStyles } from '../../browser/load';
import { LazyPart } from '../../components/errors/LazyPart';
import { PartBoundary } from '../../components/errors/PartBoundary';
import type { QuestionPanelProps } from '../answers/QuestionPanel';
import type { QuestionStart } from '../answers/question-start';
import type { SearchSite } from '../site-search';
import { KeywordPanel } from './KeywordPanel';
import { createModel } from './create-model';

/** What the dialog can ask of the overlay. */
export interface OverlayControls {
  /** Goes back one step inside the overlay. Returns false if there is none, so that the dialog closes. */
  escape: () => boolean;
  /** Returns the text of the keyword field. */
  query: () => string;
}

interface OverlayProps {
  site: SearchSite;
  initialQuery: string;
  /** Whether to open with the answer to the query. */
  asks?: boolean | undefined;
  controls: OverlayControls;
  onDismiss: () => void;
  onChosen: () => void;
}

/** Loads the code and styles of question mode; can be retried after a failure. */
const loadQuestionPanel = async () => {
  try {
    const [{ QuestionPanel }] = await Promise.all([
      import(/* webpackChunkName: "search-questions" */ '../answers/QuestionPanel'),
      loadStyles(questions as string),
    ]);
    return QuestionPanel;
  } catch (cause) {
    // The bundler's message would name a chunk file.
    throw new Error(searchWords.questionsNotLoaded, { cause });
  }
};

/** Keyword search and question mode, which fail independently. */
export function Overlay({ site, initialQuery, asks = false, controls, onDismiss, onChosen }: OverlayProps): ReactNode {
  const [model] = useState(() => createModel(site, initialQuery));
  const [question, setQuestion] = useState<QuestionStart | null>(
    asks && site.answeredBy ? { question: initialQuery } : null,
  );
  const innerEscape = useRef<(() => boolean) | null>(null);
  useEffect(() => model.start(), [model]);

  useEffect(() => {
    Object.assign(controls, {
      query: () => model.getState().query,
      escape: () => {
        if (question === null) return false;
        // Question mode may have an inner step, such as its history.
        if (innerEscape.current?.()) return true;
        setQuestion(null);
        return true;
      },
    } satisfies OverlayControls);
  }, [controls, model, question]);

  if (question === null) {
    return <KeywordPanel site={site} model={model} onAsk={setQuestion} onDismiss={onDismiss} onChosen={onChosen} />;
  }
  const props: QuestionPanelProps = {
    site,
    start: question,
    onBack: (query) => {
      setQuestion(null);
      if (query !== undefined) model.search(query);
    },
    onDismiss,
    onChosen,
    escapeRef: innerEscape,
  };
  return (
    <PartBoundary message={searchWords.answersNotShown}>
      <LazyPart load={loadQuestionPanel} props={props} />
    </PartBoundary>
  );
}
