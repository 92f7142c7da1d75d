import type { Answer } from '../../../engine/ask/base/answer.ts';

const NUMBER = /(\d[\d.,]*\d|\d)\s?(°C|%|\p{L}+)?/gu;
const CODE = /\b\p{Lu}{1,3}-?\d+\b|\b\d{2}-\d{4}\b/gu;

/**
 * Numbers with the word behind them and codes of an answer's own words that stand in none of its quotes and headings,
 * letter by letter: simpler and harder than the check that is measured. A unit may stand in the header of the rows.
 */
export function findInventions({ content, citations, table }: Answer): string[] {
  const held = squeeze(citations.flatMap(({ quote, heading, path }) => [...path, heading, quote]).join('\n'));
  const header = squeeze((table?.header ?? []).join('\n'));
  const isHeld = (words: string) => held.includes(squeeze(words));
  const numbers = [...content.matchAll(NUMBER)].filter(
    ([both, number = '', unit = '']) =>
      !isHeld(both) && !(isHeld(number) && unit !== '' && header.includes(squeeze(unit))),
  );
  const codes = [...content.matchAll(CODE)].filter(([code]) => !isHeld(code));
  return [...numbers, ...codes].map(([found]) => found);
}

/** "mm²" and "mm2" are one unit. */
const squeeze = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s,]+/g, '')
    .toLowerCase();
