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
import type { Query, QueryTerm } from '../base/query.ts';
import { RANKING } from '../base/ranking-parameters.ts';
import { isFaultPlace } from '../question/fault-places.ts';
import { switchingOfProduct } from '../question/switching.ts';
import { headedTask } from '../words/heading-question.ts';
import { findLegendItem } from './legend.ts';
import { nearness } from './nearness.ts';
import { isPartsLegend } from './parts-legend.ts';

const ENGLISH = languageOf('en');

/** "3.2 ", "B.1 ": one letter, for the case of these patterns does not count. */
const NUMERAL = String.raw`^(?:[A-Z]?[\d.]*\s+)?`;
const bookIndex = whenNeeded(() => new RegExp(`${NUMERAL}(?:${formsOfAll('headings', 'index')})$`, 'i'));
/** "Function and variable index", as books end that have several; a "Refractive index" has sentences. */
const NAMED_INDEX = /^(?:\S+ ){1,5}index$/i;
/** Share of numbers among the words of a text from which it is entries with their pages. */
const ENTRIES_SHARE = 0.2;
const glossaries = whenNeeded(() => wordForms(`${NUMERAL}‹${formsOfAll('headings', 'glossary')}›`));

/** How the places are called that tell of earlier versions, of who may copy the product, or for how long its maker stands for it: they name all that it has. */
const annals = whenNeeded(() => wordForms(`‹${formsOfAll('headings', 'annals')}›`));
const annalsAsked = whenNeeded(() => new RegExp(`^(?:${formsOfAll('headings', 'annalsAsked')})`, 'i'));

/** How the part of a chapter is called that names what is needed for it or what it is for, and not how it is done. */
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

/** Longer text says something, whatever its punctuation; in characters. */
const LONGEST_FRAGMENT = 120;
const SENTENCE_END = /[.!?:;](?:\s|$)/;

/** What a passage's score is multiplied by for what it is and where it stands, in view of what the question asks for. */
export function factorOf(index: ManualIndex, passage: number, query: Query): number {
  return FACTORS.reduce((product, factor) => product * factor(index, passage, query), 1);
}

/**
 * Share of the question (by idf) that a heading may leave uncovered without losing any of its reward: a question always has some words
 * that no heading repeats.
 */
const UNCOVERED_SHARE = 0.3;

/** Rewards headings most of whose words are asked for, the more of the question they make up. */
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

/** Rewards steps and imperatives if the question asks how to do something. */
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

/** Rewards a heading that names what is to be done, asked how to do it. */
function actionFactor(index: ManualIndex, passage: number, { isHowTo, action }: Query): number {
  if (!isHowTo || action === null) return 1;
  const heading = segmentTerms(index, passage, SEGMENT.heading);
  if (action.number !== null && heading.includes(action.number)) return 1 + RANKING.action;
  return action.alternatives.some(({ number }) => heading.includes(number)) ? 1 + RANKING.action : 1;
}

/** Sets back how the same is done with a part, where the question is about the whole product: "Resetting the thermostat". */
function partFactor(index: ManualIndex, passage: number, query: Query): number {
  return isTaskOfPart(index, passage, query) ? RANKING.taskOfPart : 1;
}

/** Whether a passage's heading names the task of the question, done with something that the question does not name. */
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

/** Rewards what stands under troubleshooting, or in a table of causes and remedies, if the question tells of a fault. */
function symptomFactor(index: ManualIndex, passage: number, query: Query): number {
  const found = index.passages[passage];
  if (!query.isSymptom || found === undefined) return 1;
  return isFaultPlace(found) ? 1 + RANKING.symptom : 1;
}

/** Rewards what stands where the conversation is. */
function placeFactor(index: ManualIndex, passage: number, { place }: Query): number {
  return place === null ? 1 : 1 + RANKING.place * nearness(index, passage, place);
}

/** What a passage is worth for what it is, whatever it says. */
export const kindFactor = (index: ManualIndex, passage: number, query: Query): number =>
  referenceFactor(index, passage, query) *
  warningFactor(index, passage, query) *
  fragmentFactor(index, passage, query);

/** A title or the labels of a drawing name things, and tell nothing of them but where they are. */
function fragmentFactor(index: ManualIndex, passage: number, { asksPlace, isHowTo }: Query): number {
  if (asksPlace) return 1;
  const { kind, text = '' } = index.passages[passage] ?? {};
  const isFragment = kind === 'text' && text.length <= LONGEST_FRAGMENT && !SENTENCE_END.test(text);
  const isLegend = isHowTo && kind === 'steps' && !isToFollow(index, passage);
  return isFragment || isLegend ? RANKING.fragment : 1;
}

/** Glossaries, indexes and the like name what other places tell; they answer only who asks for a meaning, or for them. */
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

/** Who tells of a fault or asks for a number is not answered by a safety label that names the same things. */
function warningFactor(index: ManualIndex, passage: number, query: Query): number {
  const isElse = query.isSymptom || query.answerType !== null;
  return isElse && index.passages[passage]?.kind === 'warning' ? RANKING.warning : 1;
}

/** Rewards what speaks of switching the same way, however it says it: "turn it off", "Switching on and off". */
function switchingFactor(index: ManualIndex, passage: number, query: Query): number {
  const { switching, isSymptom, productSwitched } = query;
  const found = index.passages[passage];
  // What cannot be switched on is a fault.
  if (switching === null || isSymptom || found === undefined) return 1;
  const ofProduct = productSwitched === null ? 0 : switchingOfProduct(found, productSwitched);
  if (ofProduct > 0) return 1 + RANKING.switchingProduct * ofProduct;
  if (!namingTerms(query).every((term) => isHeld(index, passage, term))) return 1;
  return SWITCHES[switching].test(`${found.heading}\n${found.text}`) ? 1 + RANKING.switching : 1;
}

/** Rewards the legend that names it, and what stands with a picture, if the question asks where something is. */
function pictureFactor(index: ManualIndex, passage: number, query: Query): number {
  if (!query.asksPlace || index.passages[passage]?.figures.length === 0) return 1;
  return 1 + (findLegendItem(index, passage, query) === null ? RANKING.picture : RANKING.legend);
}

/**
 * Sets back what tells of nothing that the question names, where the manual tells of it elsewhere: "prepare it for frost" is
 * not answered by how to prepare the filter.
 */
function namingFactor(index: ManualIndex, passage: number, query: Query): number {
  const naming = namingTerms(query);
  return naming.length === 0 || naming.some((term) => isHeld(index, passage, term))
    ? 1
    : RANKING.namesNothing;
}

/** What the question itself names and the manual tells of. */
const namingTerms = ({ terms }: Query): QueryTerm[] =>
  terms.filter(({ specificity, carried, number }) => specificity === 1 && !carried && number !== null);

/** Whether a passage holds a term, or what may stand for it. */
export function isHeld(index: ManualIndex, passage: number, { number, alternatives }: QueryTerm): boolean {
  const held = passageTerms(index, passage);
  return [number, ...alternatives.map((other) => other.number)].some(
    (term) => term !== null && held.includes(term),
  );
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
