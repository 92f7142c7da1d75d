import { REFUSAL_TEXT } from '../../../../contracts/answer-texts.ts';
import type { Message } from '../../../../contracts/chat.ts';
import { keyed } from '../../../lib/keyed.ts';
import { AnswerContext, type AnswerFrame } from '../answer-context.ts';
import { answerParts, type AnswerPart as Part, type PhotoChoice } from '../answer-parts.ts';
import { texts } from '../texts.ts';
import { AnswerPart } from './answer-part.tsx';

type GivenAnswerProps = {
  message: Message;
  /** Name of the company that gave it. */
  companyName: string;
  /** Opens the page of the citation at this index. */
  onOpen: (citation: number) => void;
};

/** An answer as it was given, for reading in a list: its pages open, but nothing in it asks. */
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

/** A refusal offers its customer sections to ask for and people to call; here its words are enough. */
function GivenPart({ part, messageId }: { part: Part; messageId: string }) {
  if (part.kind === 'choices') return <p className="text-14 text-ink-2">{choicesText(part.choices)}</p>;
  if (part.kind !== 'refusal') return <AnswerPart part={part} messageId={messageId} />;
  return <p className="text-14 text-ink-2">{`${REFUSAL_TEXT} ${part.text}`.trim()}</p>;
}
