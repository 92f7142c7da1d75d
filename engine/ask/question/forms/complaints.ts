import type { Passage } from '../../../document/manual.ts';
import { stemsOf, termsOf } from '../../../index/analysis.ts';
import { type Language, languageOf } from '../../../index/language.ts';
import { documentFrequency, type ManualIndex } from '../../../index/manual-index.ts';
import { whenNeededFor } from '../../../runtime/when-needed.ts';
import { WORDS } from '../../../words/languages.ts';
import { findWords, replaceWords, type WordPattern, withoutAccents } from '../../../words/whole-words.ts';
import { isEveryday } from '../../words/common-words.ts';
import { findSynonyms } from '../../words/find-synonyms.ts';
import { isFaultPlace } from '../fault-places.ts';

/** The name of a fault in a troubleshooting table or heading: as printed, without accents, and its specific terms. */
type Headed = { text: string; plain: string; terms: readonly string[] };

/** A longer cell, in characters, is a description rather than the name of a fault. */
const MAX_CHARACTERS = 100;
/** At most this many headings of faults are compared with a question; larger lists would make a question slow. */
const MAX_HEADED = 1000;
/** A word; a heading without one ("10.2") names no fault. */
const WORD = /\p{Ll}{3}/u;
/** Stems of the general words for a product in a language, such as "machine". */
const productStems = whenNeededFor(
  (code: string): ReadonlySet<string> =>
    stemsOf((WORDS.get(code)?.products ?? []).join(' '), languageOf(code)),
);
/** Penalty for each word of a heading, in shared words: among headings that share equally many, the shortest wins. */
const EACH_WORD = 0.1;
/** Weight of a word of the complaint that a heading shares: "drips" tells of no drip which one it is. */
const COMPLAINT_WORD = 0.5;
/** Share of the passages from which a word counts as the subject of the manual. */
const OF_PRODUCT = 0.25;

/** By language. */
const headedOf = new WeakMap<ManualIndex, ReadonlyMap<string, readonly Headed[]>>();

/**
 * The question with its complaint replaced by the manual's name for the fault: "it won't turn on" becomes "Display stays dark" if the
 * troubleshooting table has such a row. Of several, the one that shares most words with the question beside the complaint's own is
 * taken; one that shares none with the thing complained about ("the milk is too cold") is a different fault.
 */
export function asHeadedFault(index: ManualIndex, question: string): string {
  const plain = withoutAccents(question);
  for (const code of index.languages) {
    const language = languageOf(code);
    const own = new Set(termsOf(question, language));
    for (const { said, written, isNamed } of WORDS.get(code)?.complaints ?? []) {
      const complaint = findWords(plain, said);
      if (complaint === null) continue;
      const complained = new Set(termsOf(question.slice(complaint.at, complaint.end), language));
      const subjects = isNamed ? [] : subjectsBefore(index, question.slice(0, complaint.at), language);
      const isOfSubject = ({ terms }: Headed) =>
        subjects.length === 0 || terms.some((term) => subjects.includes(term));
      const fitting = faultsOf(index, language).filter(
        (head) => written.test(head.plain) && isOfSubject(head),
      );
      const [best] = fitting
        .map((head) => ({
          head,
          worth: worthOf(head, { own, complained }, code),
          others: countOthers(head, written, language),
        }))
        .sort((a, b) => b.worth - a.worth || a.others - b.others);
      if (best !== undefined) return replaceWords(question, complaint, best.head.text);
    }
  }
  return question;
}

/** The thing that the clause complains about, with its synonyms: "the milk" in "when I froth, the milk is too cold". */
const subjectsBefore = (index: ManualIndex, text: string, language: Language): string[] =>
  termsOf(text.split(/[.,;:!?]/).at(-1) ?? '', language)
    .filter(
      (term) =>
        !isAnyProduct(term, language.code) && !isEveryday(term, language) && !isOfProduct(index, term),
    )
    .flatMap((term) => [
      term,
      ...findSynonyms(index, term).map(({ number }) => index.vocabulary[number] ?? ''),
    ]);

const isAnyProduct = (term: string, code: string): boolean => productStems(code).has(term);

/** Whether a word occurs throughout the manual, so that it is the manual's subject. */
function isOfProduct(index: ManualIndex, term: string): boolean {
  const number = index.lexicon.get(term);
  return number !== undefined && documentFrequency(index, number) > OF_PRODUCT * index.passages.length;
}

type Said = { own: ReadonlySet<string>; complained: ReadonlySet<string> };

/** Number of words shared with the question, those of the complaint itself at half weight, minus a small penalty for each word of the heading. */
function worthOf({ terms }: Headed, { own, complained }: Said, code: string): number {
  const shared = terms.filter((term) => own.has(term) && !isAnyProduct(term, code));
  const ofComplaint = shared.filter((term) => complained.has(term)).length;
  return shared.length - (1 - COMPLAINT_WORD) * ofComplaint - EACH_WORD * terms.length;
}

/** How many things a heading names beside its complaint, but for the product: "coffee" of "Coffee only drips". */
function countOthers({ plain }: Headed, written: WordPattern, language: Language): number {
  const complaint = findWords(plain, written);
  const others = complaint === null ? plain : replaceWords(plain, complaint, ' ');
  return termsOf(others, language).filter(
    (term) => !isAnyProduct(term, language.code) && !isEveryday(term, language),
  ).length;
}

/** The names of faults in the manuals: first cells of tables, and headings. */
function faultsOf(index: ManualIndex, language: Language): readonly Headed[] {
  const known = headedOf.get(index)?.get(language.code);
  if (known !== undefined) return known;
  const texts = new Set(index.passages.filter(isFaultPlace).flatMap(headsOf));
  const found = [...texts]
    .filter((text) => text.length <= MAX_CHARACTERS && WORD.test(text))
    .slice(0, MAX_HEADED)
    .map((text) => ({ text, plain: withoutAccents(text), terms: termsOf(text, language) }));
  headedOf.set(index, new Map([...(headedOf.get(index) ?? []), [language.code, found]]));
  return found;
}

/** A code is no name of a fault: its meaning is in another cell. */
function headsOf({ heading, table }: Passage): string[] {
  if (table === null) return [heading];
  return table.rows.map(({ cells: [key = '', meaning = ''] }) => (WORD.test(key) ? key : meaning));
}
