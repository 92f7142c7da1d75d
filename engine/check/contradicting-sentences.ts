import type { Passage } from '../document/manual.ts';
import { type Stretch, splitSentences } from '../document/sentences.ts';
import { type Measured, measure, printedAmount, wordsOf } from './amounts.ts';
import type { CheckedManual, CheckRun, Finding } from './finding.ts';
import { placeOf } from './found-place.ts';

/** Sentences of fewer words are said of many things: "The programme takes 30 minutes." */
const MIN_WORDS = 10;
/** A sentence that stands more often is a form that is filled in. */
const MAX_TIMES = 4;

/** Steps of different tasks may be alike but for an amount: "Stir and cook for a further 4 minutes." */
const TELLING: ReadonlySet<Passage['kind']> = new Set(['text', 'warning']);

type Said = { passage: Passage; sentence: Stretch; value: string; unit: string; printed: string };

/** Finds sentences that are the same word for word but for their one amount. */
export function contradictingSentences({ language }: CheckedManual): CheckRun {
  const said = new Map<string, Said[]>();
  return {
    visit(passage) {
      if (!TELLING.has(passage.kind) || !/\d/.test(passage.text)) return;
      for (const sentence of splitSentences(passage.text)) {
        const found = readSentence(passage, sentence, language);
        if (found) said.set(found.key, [...(said.get(found.key) ?? []), found.said]);
      }
    },
    end: () => [...said.values()].flatMap(contradictionOf),
  };
}

function readSentence(
  passage: Passage,
  sentence: Stretch,
  language: string,
): { key: string; said: Said } | null {
  const text = passage.text.slice(sentence.start, sentence.end);
  if (!/\d/.test(text)) return null;
  const measured = measure(text, language);
  const [only, second] = measured.numbers;
  if (only === undefined || only.unit === null || second !== undefined) return null;
  const words = wordsAround(measured, only.start, only.end);
  if (words.length < MIN_WORDS) return null;
  const { value, unit } = only;
  const said = { passage, sentence, value, unit, printed: printedAmount(measured, only) };
  return { key: `${words.join(' ')} ${unit}`, said };
}

/** The words of a sentence, with a mark where its amount stands. */
const wordsAround = ({ text }: Measured, start: number, end: number): string[] => [
  ...wordsOf(text.slice(0, start)),
  '#',
  ...wordsOf(text.slice(end)),
];

function contradictionOf(places: readonly Said[]): Finding[] {
  const [first] = places;
  const other = places.find(({ value }) => value !== first?.value);
  if (first === undefined || other === undefined || places.length > MAX_TIMES) return [];
  return [
    {
      kind: 'contradiction',
      ...placeOf(first.passage, first.sentence),
      subject: first.printed,
      other: { ...placeOf(other.passage, other.sentence), subject: other.printed },
    },
  ];
}
