import { REFUSAL_TEXT } from '../../../../contracts/chat/answer-texts.ts';
import type { Message } from '../../../../contracts/chat/messages.ts';
import type { VariantsPart } from '../asking/variants-part.ts';
import { texts } from '../shell/texts.ts';
import { AnswerBody } from './answer-body.tsx';
import { AnswerContext, type AnswerFrame } from './answer-context.ts';
import { answerParts, type AnswerPart as Part, type PhotoChoice } from './answer-parts.ts';

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
        <AnswerBody parts={answerParts(message).map(asGiven)} messageId={message._id} />
      </div>
    </AnswerContext>
  );
}

const choicesText = (choices: readonly PhotoChoice[]): string =>
  [texts.photo.choose, choices.map(({ errorTitle }) => errorTitle).join(' · ')].join(' ');

const variantsText = (variants: VariantsPart['variants']): string =>
  [texts.variants.ask, variants.map(({ name }) => name).join(' · ')].join(' ');

/** A part of such an answer. A refusal is only its words, without the sections and contacts that customers get. */
function asGiven(part: Part): Part {
  if (part.kind === 'choices') return { kind: 'ours', text: choicesText(part.choices) };
  if (part.kind === 'variants') return { kind: 'ours', text: variantsText(part.variants) };
  if (part.kind !== 'refusal') return part;
  return { kind: 'ours', text: `${REFUSAL_TEXT} ${part.text}`.trim() };
}
