/** Splits a stored message into the parts that the page shows, in reading order. */
import {
  CLOSEST_TEXT,
  matchText,
  NO_MATCH_TEXT,
  REFUSAL_TEXT,
  UNREAD_TEXT,
  VIDEO_TEXT,
} from '../../../contracts/answer-texts.ts';
import type { AnswerWarning, Citation, Message } from '../../../contracts/chat.ts';
import { labelBody } from './label-body.ts';
import { type SectionLink, sectionsOf } from './sections.ts';
import { type Sheet, sheetsOf } from './sheets.ts';
import { texts } from './texts.ts';
import { attributePassages, isWithin, type Passage } from './verbatim.ts';

export type Figure = NonNullable<Message['figures']>[number];
export type PhotoMatch = NonNullable<Message['match']>;
export type PhotoChoice = NonNullable<Message['choices']>[number];

/** What the manual tells to do in an emergency; `index` is that of its citation. */
export type Instruction = { text: string; index: number; citation: Citation | null };
export type EmergencyPart = { kind: 'emergency'; instructions: Instruction[]; isToldByCompany: boolean };

type LeadSentence = NonNullable<Message['lead']>[number];
/** What answers, each with the place that it stands at; the first is the answer, and `steps` how many there are in all. */
export type LeadPart = {
  kind: 'lead';
  verdict: 'yes' | 'no' | null;
  sentences: { sentence: LeadSentence; index: number; citation: Citation | null }[];
  steps: number;
};
/** What is there for whoever wants to read on: words around the answer, and sheets; folded at first. */
export type FoldPart = { kind: 'fold'; of: 'passage' | 'table' | 'steps'; text: string; sheets: Sheet[] };
/** Other places that the answer quotes, each a line. */
export type PlacesPart = { kind: 'places'; places: { index: number; citation: Citation }[] };

export type AnswerPart =
  | LeadPart
  | FoldPart
  | PlacesPart
  | EmergencyPart
  | { kind: 'ours'; text: string }
  | { kind: 'company'; text: string; source: { index: number; citation: Citation } | null }
  | { kind: 'heading'; text: string }
  | { kind: 'match'; match: PhotoMatch }
  | { kind: 'choices'; choices: PhotoChoice[] }
  | { kind: 'warning'; warning: AnswerWarning; index: number; citation: Citation | null }
  | Sheet
  | { kind: 'figure'; figure: Figure }
  /** `isOfPart` where other things that were asked are answered beside it. */
  | { kind: 'refusal'; text: string; closest: SectionLink[]; isOfPart?: true };

/** Whether an answer holds something to show. Steps or a table alone are enough; without these and words it is broken. */
const hasContent = ({ content, steps, table, citations }: Message): boolean =>
  typeof content === 'string' &&
  (content.trim() !== '' || Boolean(steps?.length || table || citations?.length));

const isRefusal = ({ band, answered }: Message): boolean =>
  band === 'none' || (answered === false && band !== 'closest');

function refusalOf(message: Message): AnswerPart {
  // The frame of a refusal says that itself; only what more there is to say remains.
  const text = translated(message.content.replace(REFUSAL_TEXT, '').trim(), null);
  return { kind: 'refusal', text, closest: sectionsOf(message) };
}

/** One of our own sentences in the visitor's language; others are answers in the manual's. */
function translated(text: string, match: Message['match']): string {
  if (text === VIDEO_TEXT) return texts.answer.video;
  if (text === NO_MATCH_TEXT) return texts.photo.noMatch;
  return match && text === matchText(match.errorTitle) ? texts.photo.looksLike(match.errorTitle) : text;
}

/** Our own sentences, without those that the sheets and the photo's match show themselves. */
function oursOf({ band, citations = [], match }: Message, passages: readonly Passage[]): AnswerPart[] {
  const isSaidBelow = (text: string) =>
    citations.some(({ heading }) => heading.trim() === text) ||
    (band === 'closest' && text === CLOSEST_TEXT) ||
    (match ? isWithin(text, match.solution) : false);
  return passages.flatMap(({ text, citation }) =>
    citation !== null || isSaidBelow(text) ? [] : [{ kind: 'ours', text: translated(text, match) }],
  );
}

const warningsOf = ({ warnings = [], citations = [] }: Message): AnswerPart[] =>
  warnings.map((warning) => ({
    kind: 'warning',
    warning,
    index: warning.citation,
    citation: citations[warning.citation] ?? null,
  }));

/** What to do in an emergency. Of a label its signal word is said by the notice that it stands in. */
const emergencyOf = ({ warnings = [], citations = [], isByCompany = false }: Message): EmergencyPart => ({
  kind: 'emergency',
  instructions: warnings.map((warning) => ({
    text: labelBody(warning),
    index: warning.citation,
    citation: citations[warning.citation] ?? null,
  })),
  isToldByCompany: isByCompany,
});

/** The company's own words, with the page that it names: a citation without a quote. */
function companyOf({ content, citations = [] }: Message): AnswerPart {
  const index = citations.findIndex(({ quote }) => quote === '');
  const citation = citations[index];
  return { kind: 'company', text: content, source: citation ? { index, citation } : null };
}

const heading = (text: string): AnswerPart => ({ kind: 'heading', text });
const quotesOf = ({ citations = [] }: Message): string[] => citations.map(({ quote }) => quote);

/**
 * An answer that begins with what answers: then labels, the steps if it is one of them, and everything else folded.
 */
function partsWithLead(
  message: Message,
  lead: readonly LeadSentence[],
  figures: readonly AnswerPart[],
): AnswerPart[] {
  const { citations = [], steps = [], passage = '', band } = message;
  const { main, further } = sheetsOf(message, []);
  const procedures = main.filter((sheet) => sheet.steps.length > 0);
  const tables = main.filter((sheet) => sheet.table !== null);
  const isStep = lead[0]?.step !== undefined;
  const said = new Set(lead.map(({ citation }) => citation));
  const places = further.filter(({ index }) => !said.has(index));
  const fold = (of: FoldPart['of'], text: string, sheets: Sheet[]): AnswerPart[] =>
    text === '' && sheets.length === 0 ? [] : [{ kind: 'fold', of, text, sheets }];
  return [
    ...(band === 'closest' ? [heading(texts.answer.closest)] : []),
    {
      kind: 'lead',
      verdict: message.verdict ?? null,
      sentences: lead.map((sentence) => ({
        sentence,
        index: sentence.citation,
        citation: citations[sentence.citation] ?? null,
      })),
      steps: steps.length,
    },
    ...warningsOf(message),
    ...(isStep ? procedures : fold('steps', '', procedures)),
    ...fold('passage', passage, []),
    ...fold('table', '', tables),
    ...figures,
    ...(places.length > 0 ? [{ kind: 'places', places } as const] : []),
  ];
}

type AskedPart = NonNullable<Message['parts']>[number];

/** Each of several things that were asked, in the customer's words, with what answers it. */
function partsOfEach(message: Message, asked: readonly AskedPart[]): AnswerPart[] {
  const { citations = [] } = message;
  return asked.flatMap((part) => {
    const named = new Set(part.related?.map((section) => section.heading));
    const own = new Set(part.places);
    // The others keep their numbers, but nothing of them is shown here.
    const placed = citations.map((citation, at) => (own.has(at) ? citation : { ...citation, quote: '' }));
    const parts = answerParts({ ...withoutSaid(message), ...part, citations: placed });
    return [
      heading(part.asked),
      ...parts.map((one): AnswerPart => {
        if (one.kind !== 'refusal') return one;
        const closest = sectionsOf(message).filter((section) => named.has(section.heading));
        return { ...one, closest, isOfPart: true };
      }),
    ];
  });
}

/** A message without what each of its parts says for itself. */
const withoutSaid = ({
  lead: _lead,
  verdict: _verdict,
  passage: _passage,
  parts: _parts,
  ...rest
}: Message) => rest;

/**
 * Splits a bot message into parts. What to do in an emergency stands before everything and alone. Safety labels come before the first sheet with steps. If no sheet has steps, they
 * come before everything, even our own sentences, so that people read about a danger before they act.
 */
export function answerParts(message: Message): AnswerPart[] {
  if (!hasContent(message)) return [{ kind: 'ours', text: texts.answer.noContent }];
  if (message.content === UNREAD_TEXT) return [{ kind: 'ours', text: texts.answer.unread }];
  if (message.emergency) return [emergencyOf(message), ...(message.isByCompany ? [companyOf(message)] : [])];
  const figures = (message.figures ?? []).map((figure): AnswerPart => ({ kind: 'figure', figure }));
  if (message.choices?.length) return [{ kind: 'choices', choices: message.choices }];
  if (message.parts?.length) return partsOfEach(message, message.parts);
  if (isRefusal(message)) return [refusalOf(message), ...figures];

  if (message.isByCompany) return [...warningsOf(message), companyOf(message)];
  if (message.lead?.length) return partsWithLead(message, message.lead, figures);
  const passages = attributePassages(message.content, quotesOf(message));
  const { main, further } = sheetsOf(message, passages);
  const firstSteps = Math.max(
    main.findIndex((sheet) => sheet.steps.length > 0),
    0,
  );
  const isClosest = message.band === 'closest';
  const hasSteps = main.some((sheet) => sheet.steps.length > 0);
  const labelsFirst = hasSteps || isClosest ? [] : warningsOf(message);
  return [
    ...labelsFirst,
    ...oursOf(message, passages),
    ...(message.match ? [{ kind: 'match', match: message.match } as const] : []),
    ...(isClosest ? [heading(texts.answer.closest)] : []),
    ...main.slice(0, firstSteps),
    ...(labelsFirst.length > 0 ? [] : warningsOf(message)),
    ...main.slice(firstSteps),
    ...figures,
    ...(further.length > 0 && main.length > 0 && !isClosest ? [heading(texts.answer.further)] : []),
    ...further,
  ];
}

/** Index of the citation whose page is shown first: of the steps, or of the first sheet or label; null for none. */
export function mainCitation(message: Message): number | null {
  const parts = answerParts(message);
  const named = parts.find((part) => part.kind === 'company')?.source;
  if (named) return named.index;
  const lead = parts.find((part) => part.kind === 'lead')?.sentences[0];
  if (lead) return lead.index;
  const sheets = parts.filter((part) => part.kind === 'sheet');
  const main = sheets.find((sheet) => sheet.steps.length > 0) ?? sheets[0];
  const emergency = parts.find((part) => part.kind === 'emergency')?.instructions[0];
  return main?.index ?? emergency?.index ?? parts.find((part) => part.kind === 'warning')?.index ?? null;
}
