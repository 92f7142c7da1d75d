/** Splits a stored message into the parts that the page shows, in reading order. */
import {
  CLOSEST_TEXT,
  matchText,
  NO_MATCH_TEXT,
  REFUSAL_TEXT,
  UNREAD_TEXT,
  VIDEO_TEXT,
} from '../../../../contracts/chat/answer-texts.ts';
import type { AnswerWarning, Citation, Message } from '../../../../contracts/chat/messages.ts';
import { type VariantsPart, variantsOf } from '../asking/variants-part.ts';
import { type SectionLink, sectionsOf } from '../pages/sections.ts';
import { leadRows, type Sheet, type Step, sheetsOf } from '../shell/sheets.ts';
import { texts } from '../shell/texts.ts';
import { showProcedure, stepsOn } from '../steps/procedure-parts.ts';
import { labelBody } from '../warnings/label-body.ts';
import { labelParts, labelsOfSteps } from './answer-labels.ts';
import { heightOfParts } from './fold/room.ts';
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
/** A safety label with the place that it stands at; of one that is begun the first sentence is shown at once. */
export type LabelPart = {
  kind: 'warning';
  warning: AnswerWarning;
  index: number;
  citation: Citation | null;
  isBegun?: boolean;
};
/** Labels that do not govern what is shown, behind a line that counts them. */
export type LabelsPart = { kind: 'labels'; labels: LabelPart[] };
/** What is there for whoever wants to read on, folded at first. */
export type FoldPart = { kind: 'fold' } & (
  | { of: 'passage'; text: string }
  /** Rows of a table, or those of which the lead says one cell. */
  | { of: 'table' | 'rows'; sheets: Sheet[] }
  /** The steps that are not shown yet, of `count` in all, each behind the labels that are printed before it. */
  | { of: 'steps'; sheets: Sheet[]; count: number; labels: ReadonlyMap<Step, LabelPart[]> }
  /** `isAnswer` where a figure is what was asked for: its caption is the answer. */
  | { of: 'figures'; figures: Figure[]; isAnswer: boolean }
);
/** Other places that the answer quotes. */
export type PlacesPart = { kind: 'places'; places: { index: number; citation: Citation }[] };

export type AnswerPart =
  | LeadPart
  | FoldPart
  | PlacesPart
  | EmergencyPart
  | VariantsPart
  | { kind: 'ours'; text: string }
  | { kind: 'company'; text: string; source: { index: number; citation: Citation } | null }
  /** `isOfPart` where it is one of several things that were asked. */
  | { kind: 'heading'; text: string; isOfPart?: true }
  | { kind: 'match'; match: PhotoMatch }
  | { kind: 'choices'; choices: PhotoChoice[] }
  | LabelPart
  | LabelsPart
  | Sheet
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

/** More places than these are not read on a phone. */
export const MOST_PLACES = 2;

const placesOf = (places: readonly { index: number; citation: Citation }[]): AnswerPart[] =>
  places.length > 0 ? [{ kind: 'places', places: places.slice(0, MOST_PLACES) }] : [];

const passageFold = ({ passage = '' }: Message): AnswerPart[] =>
  passage === '' ? [] : [{ kind: 'fold', of: 'passage', text: passage }];

function figureFold({ figures = [], content }: Message): AnswerPart[] {
  const isAnswer = figures.some(({ caption }) => caption !== '' && isWithin(caption, content));
  return figures.length > 0 ? [{ kind: 'fold', of: 'figures', figures, isAnswer }] : [];
}

/** Labels, then a procedure: as much of it as fits, or only the steps that answer, and the rest folded. */
function procedureParts(message: Message, sheets: readonly Sheet[]): AnswerPart[] {
  // Labels that hold for all steps stand before the first.
  const taken = message.lead?.length ? null : heightOfParts(labelParts(message, new Set([0])));
  const { shown, rest } = showProcedure(sheets, taken);
  const answering = message.lead?.flatMap(({ step }) => step ?? []) ?? [];
  const on = new Set([...stepsOn(message, shown), ...answering]);
  const labels = labelsOfSteps(message, on);
  const count = sheets.reduce((sum, { steps }) => sum + steps.length, 0);
  return [
    ...labelParts(message, on),
    ...shown,
    ...(rest.length > 0 ? [{ kind: 'fold', of: 'steps', sheets: rest, count, labels } as const] : []),
  ];
}

/** The first sentence, and those others that no label below says once more. */
const notOnLabels = (
  { warnings = [] }: Message,
  [first, ...others]: readonly LeadSentence[],
): LeadSentence[] =>
  first
    ? [first, ...others.filter(({ text }) => !warnings.some((warning) => isWithin(text, warning.text)))]
    : [];

/** An answer that begins with what answers: then the labels that govern it, and everything else folded. */
function partsWithLead(message: Message, lead: readonly LeadSentence[]): AnswerPart[] {
  const { citations = [], steps = [], band } = message;
  const { main, further } = sheetsOf(message, []);
  const procedures = main.filter((sheet) => sheet.steps.length > 0);
  const tables = main.filter((sheet) => sheet.table !== null);
  const said = new Set(lead.map(({ citation }) => citation));
  const rows = tables.length > 0 ? [] : leadRows(message, lead);
  return [
    ...(band === 'closest' ? [heading(texts.answer.closest)] : []),
    {
      kind: 'lead',
      verdict: message.verdict ?? null,
      sentences: notOnLabels(message, lead).map((sentence) => ({
        sentence,
        index: sentence.citation,
        citation: citations[sentence.citation] ?? null,
      })),
      steps: steps.length,
    },
    ...procedureParts(message, procedures),
    ...(rows.length > 0 ? [{ kind: 'fold', of: 'rows', sheets: rows } as const] : []),
    ...passageFold(message),
    ...(tables.length > 0 ? [{ kind: 'fold', of: 'table', sheets: tables } as const] : []),
    ...figureFold(message),
    ...placesOf(further.filter(({ index }) => !said.has(index))),
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
      { kind: 'heading' as const, text: part.asked, isOfPart: true as const },
      ...parts.map((one): AnswerPart => {
        if (one.kind !== 'refusal') return one;
        const closest = sectionsOf(message).filter((section) => named.has(section.heading));
        return { ...one, closest, isOfPart: true };
      }),
    ];
  });
}

/** The parts of each of several things that were asked; all together where one was. */
export function byThingAsked(parts: readonly AnswerPart[]): AnswerPart[][] {
  const groups: AnswerPart[][] = [];
  for (const part of parts) {
    const group = groups.at(-1);
    if (group === undefined || (part.kind === 'heading' && part.isOfPart)) groups.push([part]);
    else group.push(part);
  }
  return groups;
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
  if (message.choices?.length) return [{ kind: 'choices', choices: message.choices }];
  if (message.variants?.length) return [variantsOf(message)];
  if (message.parts?.length) return partsOfEach(message, message.parts);
  if (isRefusal(message)) return [refusalOf(message), ...figureFold(message)];

  if (message.isByCompany) return [...labelParts(message, new Set()), companyOf(message)];
  if (message.lead?.length) return partsWithLead(message, message.lead);
  const passages = attributePassages(message.content, quotesOf(message));
  const { main, further } = sheetsOf(message, passages);
  const procedures = main.filter((sheet) => sheet.steps.length > 0);
  const sheets = main.filter((sheet) => sheet.steps.length === 0);
  const isClosest = message.band === 'closest';
  // Of places that are equally near the first is read, the others are named.
  const isEven = isClosest || main.length === 0;
  const read = isEven ? [...sheets, ...further].slice(0, 1) : sheets;
  const others = [...sheets, ...further].filter((sheet) => !read.includes(sheet));
  const labelsFirst = procedures.length > 0 || isClosest ? [] : labelParts(message, new Set());
  return [
    ...labelsFirst,
    ...oursOf(message, passages),
    ...(message.match ? [{ kind: 'match', match: message.match } as const] : []),
    ...(isClosest ? [heading(texts.answer.closest)] : []),
    ...(procedures.length > 0 ? sheets : []),
    ...(labelsFirst.length > 0 ? [] : procedureParts(message, procedures)),
    ...(procedures.length > 0 ? [] : read),
    ...passageFold(message),
    ...figureFold(message),
    ...placesOf(procedures.length > 0 ? further : others),
  ];
}

/** Index of the citation whose page is shown first: of the steps, or of the first sheet or label; null for none. */
export function mainCitation(message: Message): number | null {
  const parts = answerParts(message);
  const named = parts.find((part) => part.kind === 'company')?.source;
  if (named) return named.index;
  const lead = parts.find((part) => part.kind === 'lead')?.sentences[0];
  if (lead) return lead.index;
  const sheets = parts.flatMap((part) =>
    part.kind === 'sheet' ? [part] : part.kind === 'fold' && part.of === 'steps' ? part.sheets : [],
  );
  const main = sheets.find((sheet) => sheet.steps.length > 0) ?? sheets[0];
  const emergency = parts.find((part) => part.kind === 'emergency')?.instructions[0];
  return main?.index ?? emergency?.index ?? parts.find((part) => part.kind === 'warning')?.index ?? null;
}
