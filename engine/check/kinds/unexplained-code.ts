import type { Passage } from '../../document/manual.ts';
import { type Stretch, splitSentences } from '../../document/sentences.ts';
import type { Check, Finding } from '../finding.ts';
import { placeOf } from '../found-place.ts';
import { speaksOfFaults } from '../words/faults.ts';

/** "E-07", "F12", "Err 3", "E07a": what displays show. */
const CODE =
  /(?<![\p{L}\p{N}\-–_./])(?:E|F|Er|Err|ERR|AL|Al|A|H|P|U|L|C|d|D|t|b)[- ]?\d{1,3}[a-zA-Z]?(?![\p{L}\p{N}]|[-–_./]\p{L}|[-–_.,/]\p{N})/gu;
/** A series of which fewer are explained is none: "F1" may be a key, "A4" a sheet. */
const MIN_EXPLAINED = 3;
/** Words behind a code that tell what it means. */
const MIN_WORDS = 2;

type Mention = { passage: Passage; sentence: Stretch };

/**
 * Codes that are named among faults but explained nowhere, where others of their series are: neither a row nor a heading nor a
 * line tells what they mean, nor a sentence of their own.
 */
export const unexplainedCode: Check = {
  kind: 'unexplained-code',
  begin({ sections }) {
    const explained = new Set<string>();
    const named = new Map<string, Mention>();
    for (const { heading } of sections) for (const code of codesIn(heading)) explained.add(code);
    return {
      visit(passage) {
        if (passage.text.search(CODE) < 0) return;
        for (const code of rowsExplain(passage)) explained.add(code);
        for (const sentence of splitSentences(passage.text)) {
          const text = passage.text.slice(sentence.start, sentence.end);
          const codes = codesIn(text);
          const [only] = codes;
          if (codes.length === 1 && only !== undefined && saysMore(text)) explained.add(only);
          if (codes.length > 1 && speaksOfFaults(text))
            for (const code of codes) if (!named.has(code)) named.set(code, { passage, sentence });
        }
      },
      end() {
        const series = countSeries(explained);
        return [...named].flatMap(([code, { passage, sentence }]): Finding[] => {
          if (explained.has(code) || (series.get(seriesOf(code)) ?? 0) < MIN_EXPLAINED) return [];
          return [{ kind: 'unexplained-code', ...placeOf(passage, sentence), subject: code, other: null }];
        });
      },
    };
  },
};

/** Codes in one way of writing: "E-07" and "E 07" are "E07". */
const codesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(CODE)].map(([code]) => code.replace(/[- ]/g, ''))),
];

/** Codes of rows that have words in another cell. */
function rowsExplain({ table }: Passage): string[] {
  return (table?.rows ?? []).flatMap(({ cells }) =>
    cells.flatMap((cell, i) => {
      const others = cells.filter((_, place) => place !== i).join(' ');
      return countWords(others) >= MIN_WORDS ? codesIn(cell) : [];
    }),
  );
}

const countWords = (text: string): number => text.match(/\p{L}{2,}/gu)?.length ?? 0;

/** Whether a sentence of one code says something besides naming it. */
const saysMore = (text: string): boolean => countWords(text.replace(CODE, '')) >= MIN_WORDS;

const seriesOf = (code: string): string => /^\p{L}+/u.exec(code)?.[0] ?? '';

function countSeries(codes: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const code of codes) counts.set(seriesOf(code), (counts.get(seriesOf(code)) ?? 0) + 1);
  return counts;
}
