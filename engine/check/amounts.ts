import { normaliseText } from '../index/normalise.ts';
import { findNumbers, type NumberPlace } from '../write/claims/number-places.ts';
import { toPlainText } from '../write/claims/plain-text.ts';

/** A text in the one written form that amounts are compared in, and the numbers in it that measure something. */
export type Measured = { text: string; numbers: NumberPlace[] };

/** Reads what a text measures. @param language ISO 639-1: it tells "1,5" from "1,500" */
export function measure(text: string, language: string): Measured {
  const plain = toPlainText(text);
  return { text: plain, numbers: findNumbers(plain, language) };
}

/** An amount as it was printed: "5 l". */
export const printedAmount = ({ text }: Measured, { start, end }: NumberPlace): string =>
  text.slice(start, end).trim();

/** Words that two texts are compared by: lower case, without accents and what parts them. */
export const wordsOf = (text: string): string[] =>
  normaliseText(text)
    .toLowerCase()
    .match(/\p{L}+/gu) ?? [];
