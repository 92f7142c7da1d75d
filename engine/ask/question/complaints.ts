import type { Passage } from '../../document/manual.ts';
import { stemsOf, termsOf } from '../../index/analysis.ts';
import { type Language, languageOf } from '../../index/language.ts';
import { documentFrequency, type ManualIndex } from '../../index/manual-index.ts';
import { whenNeededFor } from '../../runtime/when-needed.ts';
import { WORDS } from '../../words/languages.ts';
import { findWords, replaceWords, withoutAccents } from '../../words/whole-words.ts';
import { isEveryday } from '../words/common-words.ts';
import { findSynonyms } from '../words/find-synonyms.ts';
import { isFaultPlace } from './fault-places.ts';

/** What a fault place heads one of its faults with, without accents too, and the terms of it that tell it from others. */
type Headed = { text: string; plain: string; terms: readonly string[] };

/** Longer cells tell a story. */
const MAX_CHARACTERS = 100;
const MAX_HEADED = 1000;
/** A heading that is no fault's: "10.2 Error codes". */
const WORD = /\p{Ll}{3}/u;
/** Stems of what any product is called in a language. */
const productStems = whenNeededFor(
  (code: string): ReadonlySet<string> =>
    stemsOf((WORDS.get(code)?.products ?? []).join(' '), languageOf(code)),
);
const EACH_WORD = 0.1;
/** Share of the passages that name what the manual is about. */
const OF_PRODUCT = 0.25;

/** By language. */
const headedOf = new WeakMap<ManualIndex, ReadonlyMap<string, readonly Headed[]>>();

/**
 * The question with what it complains about put as the manual heads it: "it won't turn on" becomes "Display stays dark" where
 * the table of faults has such a row. Of several, the one that shares most words with the question; one that shares none with
 * what the complaint is about ("the milk is too cold") is another's.
 */
export function asHeadedFault(index: ManualIndex, question: string): string {
  const plain = withoutAccents(question);
  for (const code of index.languages) {
    const language = languageOf(code);
    const own = new Set(termsOf(question, language));
    for (const { said, written, isNamed } of WORDS.get(code)?.complaints ?? []) {
      const complaint = findWords(plain, said);
      if (complaint === null) continue;
      const subjects = isNamed ? [] : subjectsBefore(index, question.slice(0, complaint.at), language);
      const isOfSubject = ({ terms }: Headed) =>
        subjects.length === 0 || terms.some((term) => subjects.includes(term));
      const fitting = faultsOf(index, language).filter(
        (head) => written.test(head.plain) && isOfSubject(head),
      );
      const [best] = fitting
        .map((head) => ({ head, worth: worthOf(head, own, code) }))
        .sort((a, b) => b.worth - a.worth);
      if (best !== undefined) return replaceWords(question, complaint, best.head.text);
    }
  }
  return question;
}

/** What the clause names before its complaint, by all its names: "the milk" of "when I froth, the milk is". */
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

/** Whether a word stands all over the manual: it is what the manual is about. */
function isOfProduct(index: ManualIndex, term: string): boolean {
  const number = index.lexicon.get(term);
  return number !== undefined && documentFrequency(index, number) > OF_PRODUCT * index.passages.length;
}

/** Words shared with the question, less a little for every word: the shortest of those that share as many. */
const worthOf = ({ terms }: Headed, own: ReadonlySet<string>, code: string): number =>
  terms.filter((term) => own.has(term) && !isAnyProduct(term, code)).length - EACH_WORD * terms.length;

/** What the manuals head their faults with: first cells of tables, and headings. */
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

/** A code tells nothing: what it means stands beside it. */
function headsOf({ heading, table }: Passage): string[] {
  if (table === null) return [heading];
  return table.rows.map(({ cells: [key = '', meaning = ''] }) => (WORD.test(key) ? key : meaning));
}
