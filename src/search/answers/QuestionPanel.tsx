import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { isComposing } from '../../browser/site-keys';
import { searchSettings } from '../../shared/site-search';
import { answerWords } from '../../shared/words/answers';
import { searchWords } from '../../shared/words/search';
import { assistantUrl } from '../configuration';
import type { QuestionStart } from './question-start';
import { KeyHints } from '../overlay/KeyHints';
import { SearchIcon } from '../overlay/SearchIcon';
import { pasteCondensed } from '../paste';
import type { SearchSite } from '../site-search';
import { assistantTransport } from './assistant-transport';
import { ConversationModel } from './conversation-model';
import type { AnswerKind } from './conversation';
import { Disclaimer } from './Disclaimer';
import { ExchangeView } from './ExchangeView';
import type { AnswerHelper, LoadAnswerHelper } from './helper';
import { History } from './History';
import { QuestionMenu } from './QuestionMenu';
import { sourcesOf } from './sources';
import { quotingTransport } from './transport';

export interface QuestionPanelProps {
  site: SearchSite;
  start: QuestionStart;
  /** Returns to keyword search, with another query if one is given. */
  onBack: (query?: string) => void;
  onDismiss: () => void;
  /** Called when a page was opened. */
  onChosen: () => void;
  /** Set to a handler of Escape; it returns true if there was an inner step to leave. */
  escapeRef: RefObject<(() => boolean) | null>;
}

/** The definition of a site knows no parts of search. */
const loadAnswerHelper = searchSettings.answerHelper as LoadAnswerHelper | null;

/** Share of the maximum question length from which on the character count is shown. */
const counterFrom = 0.9;

function createConversation(site: SearchSite): ConversationModel {
  const transport =
    assistantUrl && site.answeredBy === 'assistant' ? assistantTransport(assistantUrl) : quotingTransport(site.client);
  return new ConversationModel({
    transport: site.transport ?? transport,
    indexName: searchSettings.remembers ? site.indexName : null,
  });
}

export function QuestionPanel({ site, start, onBack, onDismiss, onChosen, escapeRef }: QuestionPanelProps): ReactNode {
  const [model] = useState(() => createConversation(site));
  const { exchanges } = useSyncExternalStore(model.subscribe, model.getState);
  const [question, setQuestion] = useState('');
  const [showsHistory, setShowsHistory] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const screen = useRef<HTMLDivElement>(null);
  const openMenu = useRef<HTMLElement>(null);
  const id = useId();
  const [helper, setHelper] = useState<AnswerHelper | null>(null);
  const [kind, setKind] = useState<AnswerKind>(site.answeredBy === 'assistant' ? 'assistant' : 'passages');
  const last = exchanges.at(-1);
  const isOffered = kind === 'passages' && last?.status === 'ready' && last.quoted && sourcesOf(last.quoted).length > 0;
  const isAnswering = model.isAnswering;
  const limit = searchSettings.questionLength;

  useEffect(() => {
    if ('question' in start) model.ask(start.question);
    else model.open(start.conversation);
    return () => model.close();
  }, [model, start]);

  useEffect(() => {
    if (site.offersHelper) loadAnswerHelper?.().then(setHelper, () => undefined);
  }, [site]);

  useEffect(() => {
    escapeRef.current = () => {
      if (openMenu.current) {
        openMenu.current.hidePopover();
        return true;
      }
      if (!showsHistory) return false;
      setShowsHistory(false);
      return true;
    };
    return () => {
      escapeRef.current = null;
    };
  }, [escapeRef, showsHistory]);

  useEffect(() => {
    if (!isAnswering) field.current?.focus();
  }, [isAnswering, showsHistory]);

  const answerWith = (chosen: AnswerHelper): void => {
    setKind('helper');
    model.use(chosen.transport(site.client));
    model.retry();
  };
  const quoteOnly = (): void => {
    setKind('passages');
    model.use();
  };

  const submit = (): void => {
    if (question.trim() === '' || isAnswering) return;
    setShowsHistory(false);
    model.ask(question);
    setQuestion('');
    screen.current?.scrollTo({ top: 0 });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    submit();
  };

  return (
    <>
      <form className="search-bar" onSubmit={(event) => event.preventDefault()}>
        <button
          type="button"
          className="search-button"
          aria-label={answerWords.backToSearch}
          title={answerWords.backToSearch}
          onClick={() => onBack()}
        >
          <SearchIcon name="back" />
        </button>
        <label htmlFor={id} className="visually-hidden">
          {answerWords.question}
        </label>
        <input
          ref={field}
          id={id}
          className="search-input"
          value={question}
          maxLength={limit}
          disabled={isAnswering}
          placeholder={
            isAnswering ? answerWords.answering : exchanges.length === 0 ? answerWords.ask : answerWords.askAnother
          }
          autoComplete="off"
          enterKeyHint="send"
          aria-describedby={`${id}-count`}
          onPaste={pasteCondensed}
          onChange={(event) => setQuestion(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <span id={`${id}-count`} className="search-count">
          {question.length >= limit * counterFrom ? `${question.length} / ${limit}` : null}
        </span>
        {isAnswering ? (
          <button
            type="button"
            className="search-button"
            aria-label={answerWords.stop}
            title={answerWords.stop}
            onClick={() => model.stop()}
          >
            <SearchIcon name="stop" size={18} />
          </button>
        ) : null}
        <QuestionMenu
          onToggle={(open) => (openMenu.current = open)}
          hasHistory={site.hasConversations()}
          onNew={() => {
            setShowsHistory(false);
            model.startNew();
          }}
          onHistory={() => setShowsHistory(true)}
        />
        <button type="button" className="search-cancel" onClick={onDismiss}>
          {searchWords.cancel}
        </button>
      </form>
      <div ref={screen} className="search-results answers" aria-busy={isAnswering}>
        <Disclaimer kind={kind} note={helper?.note} isAnswering={isAnswering} onQuote={quoteOnly} />
        {showsHistory ? (
          <History
            indexName={site.indexName}
            onOpen={(conversation) => {
              setShowsHistory(false);
              model.open(conversation);
            }}
            onEmpty={() => field.current?.focus()}
          />
        ) : exchanges.length === 0 ? (
          <div className="search-empty">
            <h2 className="search-message">{answerWords.welcome}</h2>
            <p>{answerWords.welcomeHelp}</p>
          </div>
        ) : (
          // Newest first.
          [...exchanges].reverse().map((exchange) => (
            <ExchangeView
              key={exchange.id}
              exchange={exchange}
              kind={kind}
              helper={helper}
              scroller={screen}
              onSearch={onBack}
              onRetry={() => model.retry()}
              onVote={(vote) => model.vote(exchange.id, vote)}
              onFollow={onChosen}
            >
              {exchange === last && isOffered && helper ? <helper.Offer onAccept={() => answerWith(helper)} /> : null}
            </ExchangeView>
          ))
        )}
      </div>
      <KeyHints
        hints={[
          ['enter', answerWords.submitHint],
          ['escape', answerWords.backHint],
        ]}
      />
    </>
  );
}
