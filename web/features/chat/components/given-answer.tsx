import { REFUSAL_TEXT } from '../../../../contracts/answer-texts.ts';
import type { Message } from '../../../../contracts/chat.ts';
import { keyed } from '../../../lib/keyed.ts';
import { AnswerContext, type AnswerFrame } from '../answer-context.ts';
import { answerParts, type AnswerPart as Part, type PhotoChoice } from '../answer-parts.ts';
import { texts } from '../texts.ts';
import { AnswerPart } from './answer-part.tsx';

type GivenAnswerProps = {
  message: Message;
  /** Name of the company whose chatbot gave it. */
  companyName: string;
  /** Opens the page of the citation at this index. */
  onOpen: (citation: number) => void;
};

/** An answer as it was given, for reading in a list. Its pages can be opened, but nothing in it asks a question. */
export function GivenAnswer({ message, companyName, onOpen }: GivenAnswerProps) {
  const frame: AnswerFrame = {
    companyName,
    hasSeveralManuals: new Set(message.citations?.map(({ manualId }) => manualId)).size > 1,
    showPage: ({ index }) => onOpen(index),
  };
  return (
    <AnswerContext value={frame}>
      <div className="answer-in-list grid max-w-[72ch] min-w-0 gap-2.5">
        {keyed(answerParts(message), ({ kind }) => kind).map(({ key, item }) => (
          <GivenPart key={key} part={item} messageId={message._id} />
        ))}
      </div>
    </AnswerContext>
  );
}

const choicesText = (choices: readonly PhotoChoice[]): string =>
  [texts.photo.choose, choices.map(({ errorTitle }) => errorTitle).join(' · ')].join(' ');

/** A part of such an answer. A refusal is only its words, without the sections and contacts that customers get. */
function GivenPart({ part, messageId }: { part: Part; messageId: string }) {
  if (part.kind === 'choices') return <p className="text-14 text-ink-2">{choicesText(part.choices)}</p>;
  if (part.kind !== 'refusal') return <AnswerPart part={part} messageId={messageId} />;
  return <p className="text-14 text-ink-2">{`${REFUSAL_TEXT} ${part.text}`.trim()}</p>;
}
