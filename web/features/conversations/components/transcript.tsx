import type { ReactNode } from 'react';
import type { Conversation } from '../../../../contracts/chat/conversations.ts';
import type { Message } from '../../../../contracts/chat/messages.ts';
import { MAX_SHOWN_MESSAGES } from '../../../../contracts/plans/limits.ts';
import { useOpenCitation } from '../../../lib/browser/use-open-citation.ts';
import type { AnswerViews } from '../../../lib/text/answer-views.ts';
import { formatDateTime } from '../../../lib/text/format.ts';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { Status } from '../../../ui/state/status.tsx';
import { texts } from '../texts.ts';

type TranscriptProps = AnswerViews & {
  conversation: Conversation;
  /** Loads new links, since they expire. */
  onRetry: () => void;
};

/** Questions and answers as they were given, oldest first. */
export function Transcript({ conversation, onRetry, renderAnswer, renderPage }: TranscriptProps) {
  const { messages } = conversation;
  const { citation, openCitation, closeCitation } = useOpenCitation((id) =>
    messages.find(({ _id }) => _id === id),
  );
  if (messages.length === 0) return <EmptyState title={texts.empty}>{texts.emptyText}</EmptyState>;
  return (
    <>
      {messages.length === MAX_SHOWN_MESSAGES && (
        <p className="mb-3 text-13 text-ink-2">{texts.newest(MAX_SHOWN_MESSAGES)}</p>
      )}
      <ol className="grid gap-5">
        {messages.map((message) => (
          <li key={message._id} className={message.sender === 'user' ? 'border-t border-hair pt-5' : ''}>
            {message.sender === 'user' ? (
              <Question message={message} />
            ) : (
              <Answer message={message}>
                {renderAnswer(message, (index) => openCitation(index, message._id))}
              </Answer>
            )}
          </li>
        ))}
      </ol>
      {renderPage(citation, closeCitation, onRetry)}
    </>
  );
}

function Question({ message: { content, timestamp, place, serial } }: { message: Message }) {
  return (
    <>
      <p className="text-13 text-ink-2">
        {`${texts.customer}, `}
        <time dateTime={timestamp} className="tabular-nums">
          {formatDateTime(timestamp)}
        </time>
        {place && `, ${texts.atPlace(place)}`}
        {serial && `, ${texts.ofMachine(serial)}`}
      </p>
      <h3 className="max-w-[72ch] font-medium whitespace-pre-line wrap-anywhere">{content}</h3>
    </>
  );
}

function Answer({ message, children }: { message: Message; children: ReactNode }) {
  const { feedback, remedyOf, made } = message;
  return (
    <div className="grid gap-2">
      {remedyOf && <p className="text-13 text-ink-2">{texts.further}</p>}
      {children}
      {feedback && (
        <p className="text-13">
          <Status kind={feedback === 'works' ? 'on' : 'off'}>
            {feedback === 'works' ? texts.works : texts.doesNotWork}
          </Status>
        </p>
      )}
      {made && <p className="text-13 text-ink-2 wrap-anywhere">{originText(made)}</p>}
    </div>
  );
}

/** What an answer was made by and of. */
const originText = ({ engine, model, manuals }: NonNullable<Message['made']>): string =>
  [
    texts.made.engine(engine),
    ...(model === undefined ? [] : [texts.made.model(model)]),
    ...manuals.map(({ title, version }) => texts.made.manual(title, version)),
  ].join(', ');
