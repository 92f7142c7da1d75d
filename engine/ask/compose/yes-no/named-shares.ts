/** How much of what a question names a text says, and how much else. */
import { languageOf } from '../../../index/language.ts';
import type { ManualIndex } from '../../../index/manual-index.ts';
import { termNumbers } from '../../../index/term-numbers.ts';
import { isNaming, meaningsOf, type Query, type QueryTerm } from '../../base/query.ts';

/** Shares from 0 to 1. */
export type NamedShares = {
  /** Of the things that the question names, those that the text says, each counting the same. */
  named: number;
  /** Of the same things, those of which the manual has the very word, but neither the text nor the headings do. */
  elsewhere: number;
  /** Of the text's words, those that the question says. */
  ofText: number;
  /** Of the amounts that the question gives, those that the text gives; 1 where it gives none. */
  amounts: number;
};

const AMOUNT = /\d+(?:[.,]\d+)?/g;

/** @param language ISO 639-1 of the text */
export function namedShares(
  index: ManualIndex,
  query: Query,
  question: string,
  { text, headings, language }: { text: string; headings: string; language: string },
): NamedShares {
  const numbersOf = (words: string) => new Set(termNumbers(index, words, languageOf(language)));
  const [own, above] = [numbersOf(text), numbersOf(headings)];
  const naming = query.terms.filter((term) => isNaming(term));
  const share = (isSaid: (term: QueryTerm) => boolean) =>
    naming.length === 0 ? 0 : naming.filter(isSaid).length / naming.length;
  const asked = new Set(query.terms.flatMap(meaningsOf));
  const said = [...own].filter((number) => asked.has(number)).length;
  const amounts = question.match(AMOUNT) ?? [];
  const given = new Set(text.match(AMOUNT) ?? []);
  return {
    named: share((term) => meaningsOf(term).some((number) => own.has(number))),
    elsewhere: share(
      (term) =>
        term.number !== null && !meaningsOf(term).some((number) => own.has(number) || above.has(number)),
    ),
    ofText: said / Math.max(1, own.size),
    amounts: amounts.length === 0 ? 1 : amounts.filter((amount) => given.has(amount)).length / amounts.length,
  };
}
