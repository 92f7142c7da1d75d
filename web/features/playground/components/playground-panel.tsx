import type { ReactNode } from 'react';
import type { Exchange } from '../../../../contracts/chat/chat.ts';
import { hasCode, messageOf } from '../../../lib/api/api-error.ts';
import { useOpenCitation } from '../../../lib/browser/use-open-citation.ts';
import type { AnswerViews } from '../../../lib/text/answer-views.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Chip, ChipList } from '../../../ui/button/chip.tsx';
import { AskForm } from '../../../ui/form/ask-form.tsx';
import { Notice } from '../../../ui/state/notice.tsx';
import { useOpeningQuestions } from '../api/opening-questions.ts';
import { texts } from '../texts.ts';
import type { Playground } from '../use-playground.ts';

type PlaygroundPanelProps = AnswerViews & {
  productId: string;
  playground: Playground;
  /** The line to ask in takes the focus each time that it is another; null leaves the focus. */
  focusKey: string | null;
  /** Renders the actions on an answer. */
  renderActions: (exchange: Exchange) => ReactNode;
};

/** A line to ask the product in, and what was asked so far with its answers, newest first. */
export function PlaygroundPanel(props: PlaygroundPanelProps) {
  const { productId, playground, focusKey, renderActions, ...views } = props;
  const { exchanges, pending, failure, ask } = playground;
  const openings = useOpeningQuestions(productId);
  const [newest] = exchanges;
  const proposed = (newest ? newest.suggestions : openings).filter(
    (text) => !exchanges.some(({ question }) => question === text),
  );
  return (
    <div className="grid gap-5">
      <p className="max-w-[72ch] text-ink-2">{texts.lede}</p>
      <div className="grid max-w-[720px] gap-4">
        <AskForm words={texts} focusKey={focusKey} isAsking={pending !== null} onAsk={ask} />
        <Proposals
          label={newest ? texts.next : texts.openings}
          questions={proposed}
          isAsking={pending !== null}
          onAsk={ask}
        />
        {failure && (
          <Notice
            tone="error"
            action={<Button onClick={() => ask(failure.question)}>{texts.tryAgain}</Button>}
          >
            {hasCode(failure.error, 'too_many_requests') ? texts.tooMany : messageOf(failure.error)}
          </Notice>
        )}
      </div>
      <Exchanges playground={playground} renderActions={renderActions} {...views} />
    </div>
  );
}

type ProposalsProps = {
  label: string;
  questions: readonly string[];
  isAsking: boolean;
  onAsk: (question: string) => void;
};

function Proposals({ label, questions, isAsking, onAsk }: ProposalsProps) {
  if (questions.length === 0) return null;
  return (
    <div className="grid gap-2">
      <p className="text-13 text-ink-2">{label}</p>
      <ChipList>
        {questions.map((question) => (
          <li key={question} className="max-w-full">
            <Chip disabled={isAsking} onClick={() => onAsk(question)}>
              <span className="min-w-0 wrap-anywhere">{question}</span>
            </Chip>
          </li>
        ))}
      </ChipList>
    </div>
  );
}

type ExchangesProps = AnswerViews & Pick<PlaygroundPanelProps, 'playground' | 'renderActions'>;

function Exchanges({ playground, renderActions, ...views }: ExchangesProps) {
  const { exchanges, pending, ask } = playground;
  return (
    <ol aria-label={texts.answers} aria-live="polite" aria-busy={pending !== null} className="grid">
      {exchanges.map((exchange) => (
        <li key={exchange.question} className="grid min-w-0 gap-3 border-t border-hair py-5">
          <h2 className="text-16 font-semibold whitespace-pre-line wrap-anywhere">{exchange.question}</h2>
          <Answer exchange={exchange} onAskAgain={() => ask(exchange.question)} {...views} />
          <div>{renderActions(exchange)}</div>
        </li>
      ))}
    </ol>
  );
}

type AnswerProps = AnswerViews & { exchange: Exchange; onAskAgain: () => void };

/** An answer and the page that is opened from it. Its links expire: the question is asked again for new ones. */
function Answer({ exchange: { answer }, onAskAgain, renderAnswer, renderPage }: AnswerProps) {
  const { citation, openCitation, closeCitation } = useOpenCitation(() => answer);
  return (
    <>
      {renderAnswer(answer, openCitation)}
      {renderPage(citation, closeCitation, onAskAgain)}
    </>
  );
}
