import { termsOf } from '../../index/analysis.ts';
import { languageOf } from '../../index/language.ts';
import {
  documentFrequency,
  inverseDocumentFrequency,
  type ManualIndex,
  passageTerms,
  SEGMENT,
  segmentTerms,
} from '../../index/manual-index.ts';
import { whenNeeded } from '../../runtime/when-needed.ts';
import { formsOfAll, wordForms } from '../../words/named-words.ts';
import { meaningsOf, type Query, type QueryTerm } from '../base/query.ts';
import { RANKING } from '../base/ranking-parameters.ts';
import { isFaultPlace } from '../question/fault-places.ts';
import { switchingOfProduct } from '../question/forms/switching.ts';
import { headedTask } from '../words/heading-question.ts';
import { findLegendItem } from './legend.ts';
import { nearness } from './nearness.ts';
import { isPartsLegend } from './parts-legend.ts';

const ENGLISH = languageOf('en');

/** "3.2 ", "B.1 ". At most one letter, because these patterns ignore case. */
const NUMERAL = String.raw`^(?:[A-Z]?[\d.]*\s+)?`;
const bookIndex = whenNeeded(() => new RegExp(`${NUMERAL}(?:${formsOfAll('headings', 'index')})$`, 'i'));
/** "Function and variable index", as in books with several indexes. The text is checked, too: "Refractive index" may head sentences. */
const NAMED_INDEX = /^(?:\S+ ){1,5}index$/i;
/** Share of numbers among the words of a text (0–1) from which it counts as index entries with page numbers. */
const ENTRIES_SHARE = 0.2;
const glossaries = whenNeeded(() => wordForms(`${NUMERAL}‹${formsOfAll('headings', 'glossary')}›`));

/** Headings of release notes, licences and warranties: these mention every feature and explain none. */
const annals = whenNeeded(() => wordForms(`‹${formsOfAll('headings', 'annals')}›`));
const annalsAsked = whenNeeded(() => new RegExp(`^(?:${formsOfAll('headings', 'annalsAsked')})`, 'i'));

/** Headings of the part of a chapter that lists its equipment or its purpose, rather than how the task is done. */
const NEEDED = 'equipment|apparatus|materials?|tools?';
const PREAMBLE = new RegExp(
  String.raw`${NUMERAL}(?:(?:${NEEDED}|objectives?|aims?|purpose)|(?:required|necessary) (?:${NEEDED}|parts)|(?:${NEEDED}|parts) (?:required|needed)|(?:what )?you(?:['’]ll| will)? need)\W*$`,
  'i',
);
const ASKS_PREAMBLE = /^(?:need|requir|tool|equip|apparat|material|part|objectiv|aim|purpos|goal)/i;

const SWITCHES = {
  on: /\b(?:turn|switch|power)(?:s|ed|ing)? (?:\S+ ){0,3}?on\b/i,
  off: /\b(?:(?:turn|switch|power)(?:s|ed|ing)? (?:\S+ ){0,3}?off|shut(?:s|ting)? ?(?:\S+ ){0,3}?(?:off|down))\b/i,
};

/** A longer text (in characters) is never a fragment, whatever its punctuation. */
const LONGEST_FRAGMENT = 120;
const SENTENCE_END = /[.!?:;](?:\s|$)/;

/** The factor that a passage's score is multiplied by, given its kind, its position in the manual and the type of the question. */
export function factorOf(index: ManualIndex, passage: number, query: Query): number {
  return FACTORS.reduce((product, factor) => product * factor(index, passage, query), 1);
}

/**
 * Share of the question (by idf) that a heading may leave uncovered without losing any of its reward: a question always has some words
 * that no heading repeats.
 */
const UNCOVERED_SHARE = 0.3;

/** Rewards headings whose words occur in the question, more so the larger the share of the question they cover. */
function headingFactor(index: ManualIndex, passage: number, query: Query): number {
  const heading = new Set(segmentTerms(index, passage, SEGMENT.heading));
  if (heading.size === 0) return 1;
  const asked = new Set(query.terms.map((term) => term.number));
  let total = 0;
  let covered = 0;
  for (const term of heading) {
    const idf = inverseDocumentFrequency(index, documentFrequency(index, term));
    total += idf;
    if (asked.has(term)) covered += idf;
  }
  if (covered === 0) return 1;
  const question = query.terms.reduce((sum, term) => sum + term.idf, 0);
  return (
    1 + RANKING.headingCoverage * (covered / total) * Math.min(1, covered / (question || 1) + UNCOVERED_SHARE)
  );
}

/** Number of instructions in a passage from which it gets the full reward for a how-to question. */
const ENOUGH_INSTRUCTIONS = 4;

/** Rewards steps and imperatives for a question that asks how to do something. */
function howToFactor(index: ManualIndex, passage: number, query: Query): number {
  if (!query.isHowTo) return 1;
  const found = index.instructions[passage] ?? 0;
  const isSteps = isToFollow(index, passage);
  return 1 + RANKING.howTo * Math.min(1, found / ENOUGH_INSTRUCTIONS) + (isSteps ? RANKING.steps : 0);
}

function isToFollow({ passages, languageOf }: ManualIndex, number: number): boolean {
  const passage = passages[number];
  return passage?.kind === 'steps' && !isPartsLegend(passage, languageOf[number]);
}

/** Rewards a heading that contains the verb of a how-to question. */
function actionFactor(index: ManualIndex, passage: number, { isHowTo, action }: Query): number {
  if (!isHowTo || action === null) return 1;
  const heading = segmentTerms(index, passage, SEGMENT.heading);
  if (action.number !== null && heading.includes(action.number)) return 1 + RANKING.action;
  return action.alternatives.some(({ number }) => heading.includes(number)) ? 1 + RANKING.action : 1;
}

/** Lowers passages about the same task on a part ("Resetting the thermostat") if the question is about the whole product. */
function partFactor(index: ManualIndex, passage: number, query: Query): number {
  return isTaskOfPart(index, passage, query) ? RANKING.taskOfPart : 1;
}

/** Whether the heading of a passage names the task of the question, but for an object that the question does not name. */
export function isTaskOfPart(
  index: ManualIndex,
  passage: number,
  { isTaskOfProduct, action, terms }: Query,
): boolean {
  if (!isTaskOfProduct) return false;
  const task = headedTask(index.passages[passage]?.heading ?? '');
  if (task === null || termsOf(task.verb, ENGLISH)[0] !== action?.term) return false;
  const objects = termsOf(task.object, ENGLISH);
  return objects.length > 0 && !objects.some((object) => terms.some(({ term }) => term === object));
}

/** Rewards troubleshooting sections and tables of causes and remedies if the question describes a fault. */
function symptomFactor(index: ManualIndex, passage: number, query: Query): number {
  const found = index.passages[passage];
  if (!query.isSymptom || found === undefined) return 1;
  return isFaultPlace(found) ? 1 + RANKING.symptom : 1;
}

/** Rewards passages near the place of the previous answer. */
function placeFactor(index: ManualIndex, passage: number, { place }: Query): number {
  return place === null ? 1 : 1 + RANKING.place * nearness(index, passage, place);
}

/** The factor for the kind of a passage, whatever its text says. */
export const kindFactor = (index: ManualIndex, passage: number, query: Query): number =>
  referenceFactor(index, passage, query) *
  warningFactor(index, passage, query) *
  fragmentFactor(index, passage, query);

/** Lowers titles and labels of drawings: they name things but say nothing about them except where they are. */
function fragmentFactor(index: ManualIndex, passage: number, { asksPlace, isHowTo }: Query): number {
  if (asksPlace) return 1;
  const { kind, text = '' } = index.passages[passage] ?? {};
  const isFragment = kind === 'text' && text.length <= LONGEST_FRAGMENT && !SENTENCE_END.test(text);
  const isLegend = isHowTo && kind === 'steps' && !isToFollow(index, passage);
  return isFragment || isLegend ? RANKING.fragment : 1;
}

/** Lowers glossaries, indexes and the like, which only mention their subjects, unless the question asks for a meaning or for them. */
function referenceFactor(index: ManualIndex, passage: number, { asksMeaning, terms }: Query): number {
  const { heading = '', path = [], text = '' } = index.passages[passage] ?? {};
  if (bookIndex().test(heading) || (NAMED_INDEX.test(heading) && isEntries(text))) return RANKING.bookIndex;
  if (!asksMeaning && glossaries().test(heading)) return RANKING.glossary;
  if (PREAMBLE.test(heading)) return asksFor(ASKS_PREAMBLE, terms) ? 1 : RANKING.preamble;
  if (![heading, ...path].some((title) => annals().test(title))) return 1;
  return asksFor(annalsAsked(), terms) ? 1 : RANKING.annals;
}

const asksFor = (words: RegExp, terms: readonly QueryTerm[]): boolean =>
  terms.some(({ surface }) => words.test(surface));

function isEntries(text: string): boolean {
  const words = text.split(/\s+/);
  const numbers = words.filter((word) => /^\d+[,.;]?$/.test(word)).length;
  return numbers >= ENTRIES_SHARE * words.length;
}

/** Lowers safety labels for questions about a fault or a number: they mention the same things without answering. */
function warningFactor(index: ManualIndex, passage: number, query: Query): number {
  const isElse = query.isSymptom || query.answerType !== null;
  return isElse && index.passages[passage]?.kind === 'warning' ? RANKING.warning : 1;
}

/** Rewards passages about switching in the same direction, in whatever words: "turn it off", "Switching on and off". */
function switchingFactor(index: ManualIndex, passage: number, query: Query): number {
  const { switching, isSymptom, productSwitched } = query;
  const found = index.passages[passage];
  // A product that cannot be switched on has a fault; that is no question about switching.
  if (switching === null || isSymptom || found === undefined) return 1;
  const ofProduct = productSwitched === null ? 0 : switchingOfProduct(found, productSwitched);
  if (ofProduct > 0) return 1 + RANKING.switchingProduct * ofProduct;
  if (!namingTerms(query).every((term) => isHeld(index, passage, term))) return 1;
  return SWITCHES[switching].test(`${found.heading}\n${found.text}`) ? 1 + RANKING.switching : 1;
}

/** Rewards legends that name the thing, and passages with a picture, if the question asks where something is. */
function pictureFactor(index: ManualIndex, passage: number, query: Query): number {
  if (!query.asksPlace || index.passages[passage]?.figures.length === 0) return 1;
  return 1 + (findLegendItem(index, passage, query) === null ? RANKING.picture : RANKING.legend);
}

/**
 * Lowers passages that contain none of the things named by the question, if other passages do: "prepare it for frost" is not answered by
 * how to prepare the filter.
 */
function namingFactor(index: ManualIndex, passage: number, query: Query): number {
  const naming = namingTerms(query);
  return naming.length === 0 || naming.some((term) => isHeld(index, passage, term))
    ? 1
    : RANKING.namesNothing;
}

/** The specific terms of the question itself that the manual contains. */
const namingTerms = ({ terms }: Query): QueryTerm[] =>
  terms.filter(({ specificity, carried, number }) => specificity === 1 && !carried && number !== null);

/** Whether a passage contains a term or one of its alternatives. */
export function isHeld(index: ManualIndex, passage: number, term: QueryTerm): boolean {
  const held = passageTerms(index, passage);
  return meaningsOf(term).some((number) => held.includes(number));
}

const FACTORS = [
  namingFactor,
  pictureFactor,
  headingFactor,
  howToFactor,
  actionFactor,
  partFactor,
  symptomFactor,
  placeFactor,
  switchingFactor,
];
