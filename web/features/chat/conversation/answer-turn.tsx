import type { ReactNode } from 'react';
import type { Message } from '../../../../contracts/chat/messages.ts';
import { formatLanguage } from '../../../lib/text/format.ts';
import { AnswerBody } from '../answer/answer-body.tsx';
import { answerParts, byThingAsked, MOST_PLACES, type PlacesPart } from '../answer/answer-parts.ts';
import { CopyAnswer } from '../answer/copy-answer.tsx';
import { FeedbackBar } from '../answer/feedback-bar.tsx';
import type { RowFold } from '../answer/fold/fold-row.tsx';
import { hasRoom } from '../answer/fold/room.ts';
import { LanguageNote } from '../answer/language-note.tsx';
import type { Place } from '../answer/place.ts';
import { Places } from '../answer/places.tsx';
import { ReadAloud } from '../answer/read-aloud.tsx';
import { useVerdict } from '../answer/use-verdict.ts';
import { AfterFailure } from '../asking/after-failure.tsx';
import { sectionsOf } from '../pages/sections.ts';
import { useChat } from '../shell/chat-context.ts';
import { ContactButton } from '../shell/contact-button.tsx';
import { ContactCard } from '../shell/contact-card.tsx';
import { SectionLines } from '../shell/section-lines.tsx';
import { texts } from '../shell/texts.ts';
import { StepByStep } from '../steps/step-by-step.tsx';
import { planSteps } from '../steps/step-plan.ts';
import { LazyBelowAnswer } from './lazy-below-answer.tsx';
import { MessageTime } from './message-time.tsx';

/** So many folds, one more, and the row of them is a line on a phone. */
const MOST_FOLDS = 2;

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
  const { company, isOutOfQueries, isOffline } = useChat();
  const verdict = useVerdict(message);
  const parts = answerParts(message);
  const things = byThingAsked(parts);
  // A part that is not answered names the closest sections itself.
  const namesClosest = parts.some((part) => part.kind === 'refusal');
  // Two procedures are not done as one, step by step.
  const isOneProcedure = (message.parts ?? []).filter(({ steps }) => steps?.length).length < 2;
  const places = parts.flatMap((part) => (part.kind === 'places' ? part.places : []));
  const isBand = message.band === 'answer' || message.band === 'closest' || message.answered === true;
  // An answer with choices asks the customer back, so it is none yet; nobody is asked in an emergency whether something helped.
  const isAnswer = isBand && !message.choices?.length && !message.variants?.length && !message.emergency;
  const isFollowed = isAnswer && isOneProcedure && planSteps(message) !== null;
  // A refusal already names the closest sections and the people.
  const isUnhelpful = isAnswer && message.feedback === 'does-not-work';
  const last = things.at(-1) ?? [];
  const sections =
    isNewest && isAnswer && !isUnhelpful && !namesClosest
      ? sectionsOf(message).slice(0, Math.max(MOST_PLACES - places.length, 0))
      : [];
  const sectionLines = (
    <SectionLines title={places.length > 0 ? null : texts.answer.further} sections={sections} />
  );
  const isFull = things.length === 1 && places.length + sections.length > 0 && !hasRoom(parts);
  // Where there is no room for it on one line, the page is opened by its tab.
  const showsPage = !isFull && !isFollowed && last.filter(({ kind }) => kind === 'fold').length < MOST_FOLDS;
  return (
    <article className="answer grid min-w-0 gap-2.5">
      {message.remedyOf ? (
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t-2 border-ink pt-2.5">
          <h2 className="text-16 font-semibold">{texts.remedy.title}</h2>
          <ContactButton />
        </div>
      ) : (
        <h2 className="sr-only">{texts.answer.title}</h2>
      )}
      {message.isPhotoDescribed && <p className="text-14 text-ink-2">{texts.answer.described}</p>}
      {message.variant !== undefined && (
        <p className="text-14 text-ink-2">{texts.variants.holdsFor(message.variant)}</p>
      )}
      {message.askIn !== undefined && (
        <p className="text-14 text-ink-2">{texts.answer.askIn(formatLanguage(message.askIn))}</p>
      )}
      {message.otherLanguage && (
        <LanguageNote languages={message.otherLanguage} isQuoted={!!message.citations?.length} />
      )}
      {/* Each of several things that were asked has a row of its own for what is folded. */}
      {things.slice(0, -1).map((thing, i) => (
        <AnswerBody key={message.parts?.[i]?.asked} parts={thing} messageId={message._id} />
      ))}
      <AnswerBody
        parts={isFull ? last.filter(({ kind }) => kind !== 'places') : last}
        messageId={message._id}
        folds={[
          ...(isFull ? [furtherFold(places, message._id, sectionLines)] : []),
          ...(preview && showsPage ? [pageFold(preview)] : []),
        ]}
        action={
          isFollowed ? <StepByStep message={message} verdict={verdict} onShowPage={onShowPage} /> : null
        }
      />
      {!isFull && sectionLines}
      {message.emergency && !isOutOfQueries && <ContactCard company={company} />}
      <LazyBelowAnswer message={message} />
      <footer className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
        {isAnswer && !isOffline && <FeedbackBar verdict={verdict} />}
        <span className="flex flex-1 items-center justify-end gap-1">
          <ReadAloud message={message} />
          <CopyAnswer message={message} />
          {/* On a phone the question's own time is near enough. */}
          <span className="max-sm:sr-only">
            <MessageTime timestamp={message.timestamp} />
          </span>
        </span>
      </footer>
      {isUnhelpful && (
        <AfterFailure message={message} verdict={verdict} isNewest={isNewest} hasRemedy={hasRemedy} />
      )}
    </article>
  );
}

const pageFold = (content: ReactNode): RowFold => ({
  ...{ id: 'page', label: texts.answer.showPage, content, isBeside: true },
});

/** Other places of an answer that leaves them no room. */
const furtherFold = (places: PlacesPart['places'], messageId: string, sections: ReactNode): RowFold => ({
  id: 'further',
  label: texts.answer.further,
  content: (
    <>
      {places.length > 0 && <Places places={places} messageId={messageId} />}
      {sections}
    </>
  ),
});
