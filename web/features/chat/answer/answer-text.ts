/** Turns an answer into plain text for the clipboard: our words, labels and numbered steps, each with its place. */
import type { Citation, Message } from '../../../../contracts/chat/messages.ts';
import { placeText } from '../pages/page-label.ts';
import { texts } from '../shell/texts.ts';
import { labelBody } from '../warnings/label-body.ts';
import { type AnswerPart, answerParts, type EmergencyPart, type FoldPart } from './answer-parts.ts';

/** The place of a citation in words: "(Installation manual, p. 38)". */
const placeOf = (citation: Citation | null): string =>
  citation ? `(${citation.title}, ${placeText(citation)})` : '';

const tableText = ({ header, rows }: { header: string[]; rows: string[][] }): string[] =>
  [header, ...rows].map((cells) => cells.map((cell) => cell.replaceAll('\n', ' ')).join('\t'));

/** Turns a part into text. `source` gives the place of a citation in words; empty leaves it out. */
const partText = (part: AnswerPart, source: (citation: Citation | null) => string): string => {
  switch (part.kind) {
    case 'emergency':
      return emergencyText(part, source);
    case 'lead':
      return [
        ...(part.verdict === null ? [] : [texts.answer.verdict[part.verdict]]),
        ...part.sentences.map(({ sentence, citation }) =>
          [sentence.text, source(citation)].filter(Boolean).join(' '),
        ),
      ].join('\n');
    case 'fold':
      return foldText(part, source);
    case 'labels':
      return part.labels.map((label) => partText(label, source)).join('\n');
    case 'places':
      return [
        `${texts.answer.further}:`,
        ...part.places.map(({ citation }) => `- ${citation.heading} ${source(citation)}`.trim()),
      ].join('\n');
    case 'ours':
      return part.text;
    case 'company':
      return [`${texts.answer.byTheCompany}:`, part.text, source(part.source?.citation ?? null)]
        .filter(Boolean)
        .join('\n');
    case 'heading':
      return `${part.text}:`;
    case 'match':
      return [part.match.errorTitle, part.match.errorDescription, part.match.solution]
        .filter(Boolean)
        .join('\n');
    case 'choices':
      return [texts.photo.choose, ...part.choices.map((choice) => `- ${choice.errorTitle}`)].join('\n');
    case 'variants':
      return [texts.variants.ask, ...part.variants.map(({ name }) => `- ${name}`)].join('\n');
    case 'warning':
      return `${texts.answer.level[part.warning.level]}: ${labelBody(part.warning)} ${source(part.citation)}`.trim();
    case 'sheet':
      return [
        part.citation.heading,
        ...part.paragraphs,
        ...part.steps.map((step) => `${step.marker} ${step.text}`.trim()),
        ...(part.table ? tableText(part.table) : []),
        source(part.citation),
      ].join('\n');
    case 'refusal':
      return [
        `${texts.answer.refusal} ${part.text}`.trim(),
        ...part.closest.map((section) => `- ${section.heading}`),
      ].join('\n');
  }
};

const foldText = (fold: FoldPart, source: (citation: Citation | null) => string): string => {
  // What is said already stands in the passage and the rows once more.
  if (fold.of === 'passage' || fold.of === 'rows') return '';
  if (fold.of === 'figures')
    return fold.figures.map(({ label, caption }) => [label, caption].filter(Boolean).join(' ')).join('\n');
  return fold.sheets.map((sheet) => partText(sheet, source)).join('\n\n');
};

const emergencyText = (
  { instructions, isToldByCompany }: EmergencyPart,
  source: (citation: Citation | null) => string,
): string => {
  const told = instructions.map(({ text, citation }) => [text, source(citation)].filter(Boolean).join('\n'));
  const nothing = isToldByCompany ? texts.emergency.byCompany : texts.emergency.none;
  return [texts.emergency.title, ...(told.length > 0 ? told : [nothing])].join('\n');
};

const textOf = (message: Message, source: (citation: Citation | null) => string): string =>
  answerParts(message)
    .map((part) => partText(part, source).trim())
    .filter((text) => text !== '')
    .join('\n\n');

/** The whole answer as text, with its places; parts are separated by an empty line. */
export const answerText = (message: Message): string => textOf(message, placeOf);

/** The whole answer for reading aloud: without places, which are of no use to listeners, and with pauses in tables. */
export const spokenText = (message: Message): string => textOf(message, () => '').replace(/\t+/g, ', ');
