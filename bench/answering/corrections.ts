/**
 * Whether a vendor's correction answers paraphrases of its question and nothing else: `npm run bench -- corrections [--list]`.
 * Each corrected question alone against its paraphrases, its neighbours and the questions of the sample set.
 */
import { fileURLToPath } from 'node:url';
import { createCorrectionMatcher } from '../../engine/ask/corrections/match-correction.ts';
import { buildIndex } from '../../engine/index/build-index.ts';
import type { ManualIndex } from '../../engine/index/manual-index.ts';
import { percent, printTable, round } from '../lib/figures/table.ts';
import { readCachedManual } from '../lib/manuals/manual-cache.ts';
import {
  type CorrectionCase,
  cosineOfStems,
  isSameText,
  type Matches,
  type Measured,
  measureCases,
  shareOf,
} from '../lib/questions/correction-cases.ts';
import { readJsonLines } from '../lib/questions/json-lines.ts';

const fileOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
type SampleRow = { id: string; question: string; history?: string[] };

/** Prints the table; `--list` names what was missed and what leaked of the dev rows. */
export async function run(args: string[]): Promise<void> {
  const cases = readJsonLines<CorrectionCase>(fileOf('../sets/corrections/questions.jsonl'));
  const others = readJsonLines<SampleRow>(fileOf('../sets/sample/questions.jsonl'));
  const index = await buildIndex([await readCachedManual(fileOf('../../sample/manual.pdf'))]);
  const ways: [string, Matches][] = [
    ['Manualist', byEngine(index)],
    ['same words after lowercasing', isSameText],
    ['cosine of stems ≥ .6', (corrected, asked) => cosineOfStems(corrected, asked) >= 0.6],
  ];
  const rows: string[][] = [];
  const result: Record<string, unknown> = { bench: 'corrections' };
  for (const [name, matches] of ways) {
    for (const split of ['dev', 'held'] as const) {
      const measured = measureCases(
        cases.filter((row) => row.split === split),
        others,
        matches,
      );
      rows.push([`${name} (${split})`, ...describe(measured)]);
      result[`${name} ${split}`] = summarise(measured);
      if (name === 'Manualist' && split === 'dev' && args.includes('--list')) list(measured);
    }
  }
  printTable(['way', 'paraphrases', 'answered %', 'neighbours', 'leaks', 'sample questions', 'leaks'], rows);
  console.log(JSON.stringify(result));
}

function byEngine(index: ManualIndex): Matches {
  return (corrected, asked, history = []) =>
    createCorrectionMatcher(index, [{ question: corrected }])(
      asked,
      history.map((question) => ({ question })),
    ) !== null;
}

const describe = ({ paraphrases, neighbours, sample }: Measured): string[] => [
  String(paraphrases.total),
  percent(shareOf(paraphrases)),
  String(neighbours.total),
  String(neighbours.matched.length),
  String(sample.total),
  String(sample.matched.length),
];

const summarise = ({ paraphrases, neighbours, sample }: Measured) => ({
  paraphrases: round(shareOf(paraphrases)),
  neighbourLeaks: neighbours.matched.length,
  sampleLeaks: sample.matched.length,
});

function list({ paraphrases, neighbours, sample }: Measured): void {
  for (const [corrected, asked] of paraphrases.missed) console.log(`missed: ${corrected} | ${asked}`);
  for (const [corrected, asked] of [...neighbours.matched, ...sample.matched])
    console.log(`leaked: ${corrected} | ${asked}`);
}
