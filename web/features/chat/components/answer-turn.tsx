import { Fragment, type ReactNode } from 'react';
import type { Message } from '../../../../contracts/chat.ts';
import { formatLanguage } from '../../../lib/format.ts';
import { keyed } from '../../../lib/keyed.ts';
import { answerParts } from '../answer-parts.ts';
import { useChat } from '../chat-context.ts';
import type { Place } from '../place.ts';
import { sectionsOf } from '../sections.ts';
import { texts } from '../texts.ts';
import { useVerdict } from '../use-verdict.ts';
import { AfterFailure } from './after-failure.tsx';
import { AnswerPart } from './answer-part.tsx';
import { Chips, sectionChip } from './chips.tsx';
import { ContactButton } from './contact-button.tsx';
import { ContactCard } from './contact-card.tsx';
import { CopyAnswer } from './copy-answer.tsx';
import { FeedbackBar } from './feedback-bar.tsx';
import { LanguageNote } from './language-note.tsx';
import { MessageTime } from './message-time.tsx';
import { ReadAloud } from './read-aloud.tsx';
import { StepByStep } from './step-by-step.tsx';
import { Videos } from './videos.tsx';

type AnswerTurnProps = {
  message: Message;
  isNewest: boolean;
  /** Whether the next remedy is already shown further down. */
  hasRemedy: boolean;
  /** Shows a page over the conversation. */
  onShowPage: (place: Place) => void;
  /** The page below the answer, if there is no room for it beside the conversation. */
  preview?: ReactNode;
};

/** An answer: its parts and videos, the customer's verdict, and the ways to go on from it. */
export function AnswerTurn({ message, isNewest, hasRemedy, onShowPage, preview }: AnswerTurnProps) {
  const { company, isOutOfQueries } = useChat();
  const verdict = useVerdict(message);
  const parts = answerParts(message);
  // A part that is not answered names the closest sections itself.
  const namesClosest = parts.some((part) => part.kind === 'refusal');
  // Two procedures are not done as one, step by step.
  const isOneProcedure = (message.parts ?? []).filter(({ steps }) => steps?.length).length < 2;
  const firstSteps = isOneProcedure && parts.find((part) => part.kind === 'sheet' && part.steps.length > 0);
  const hasFurther = parts.some(
    (part) => part.kind === 'places' || (part.kind === 'heading' && part.text === texts.answer.further),
  );
  const isBand = message.band === 'answer' || message.band === 'closest' || message.answered === true;
  // An answer with choices asks the customer back, so it is none yet; nobody is asked in an emergency whether something helped.
  const isAnswer = isBand && !message.choices?.length && !message.emergency;
  // A refusal already names the closest sections and the people.
  const isUnhelpful = isAnswer && message.feedback === 'does-not-work';
  return (
    <article className="grid min-w-0 gap-3.5">
      {message.remedyOf ? (
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t-2 border-ink pt-2.5">
          <h2 className="text-16 font-semibold">{texts.remedy.title}</h2>
          <ContactButton />
        </div>
      ) : (
        <h2 className="sr-only">{texts.answer.title}</h2>
      )}
      {message.isPhotoDescribed && <p className="text-14 text-ink-2">{texts.answer.described}</p>}
      {message.askIn !== undefined && (
        <p className="text-14 text-ink-2">{texts.answer.askIn(formatLanguage(message.askIn))}</p>
      )}
      {message.otherLanguage && (
        <LanguageNote languages={message.otherLanguage} isQuoted={!!message.citations?.length} />
      )}
      {keyed(parts, ({ kind }) => kind).map(({ key, item }) => (
        <Fragment key={key}>
          {isAnswer && item === firstSteps && (
            <StepByStep message={message} verdict={verdict} onShowPage={onShowPage} />
          )}
          <AnswerPart part={item} messageId={message._id} />
        </Fragment>
      ))}
      {isNewest && isAnswer && !isUnhelpful && !namesClosest && (
        <Chips
          label={hasFurther ? null : texts.answer.further}
          chips={sectionsOf(message).map(sectionChip)}
        />
      )}
      {message.emergency && !isOutOfQueries && <ContactCard company={company} />}
      {preview}
      <Videos videos={message.videos ?? []} />
      <footer className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-hair pt-2.5">
        {isAnswer && <FeedbackBar verdict={verdict} />}
        <span className="flex flex-1 items-center justify-end gap-2">
          <ReadAloud message={message} />
          <CopyAnswer message={message} />
          <MessageTime timestamp={message.timestamp} />
        </span>
      </footer>
      {isUnhelpful && (
        <AfterFailure message={message} verdict={verdict} isNewest={isNewest} hasRemedy={hasRemedy} />
      )}
    </article>
  );
}
