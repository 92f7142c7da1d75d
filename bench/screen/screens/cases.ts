import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJsonLines } from '../../lib/questions/json-lines.ts';

type Row = { id: string; file: string; question: string; history?: string[] };

/** A manual of the repository and the questions that are asked about it. */
export type ScreenCase = {
  /** Its name in `bench/sets/split.json`. */
  name: string;
  file: string;
  /** Whether no answer of it may be listed by itself. */
  isSealed: boolean;
  questions: Row[];
};

const SETS = 'bench/sets';
const SPLIT: { fit: string[]; dev: string[]; sealed: string[] } = JSON.parse(
  readFileSync(join(SETS, 'split.json'), 'utf8'),
);

/** The manual of the demo has as many questions as three others: it is the one whose labels and steps are denser. */
const OF_SAMPLE = 24;

/** So many of a manual's questions, spread over the file, in which they stand by kind. Those that lean on others are left out. */
function spread(rows: readonly Row[], file: string, wanted: number): Row[] {
  const alone = rows.filter((row) => row.file === file && !row.history?.length);
  const step = Math.max(alone.length / wanted, 1);
  return Array.from(
    { length: Math.min(wanted, alone.length) },
    (_, at) => alone[Math.floor(at * step)],
  ).filter((row) => row !== undefined);
}

/** The sample manual and those of devices, with `perManual` questions each. */
export function screenCases(perManual: number): ScreenCase[] {
  const sample: ScreenCase = {
    name: 'sample/manual.pdf',
    file: 'sample/manual.pdf',
    isSealed: false,
    questions: spread(readJsonLines<Row>(join(SETS, 'sample/questions.jsonl')), 'manual.pdf', OF_SAMPLE),
  };
  const devices = [...SPLIT.dev, ...SPLIT.sealed].map((name): ScreenCase => {
    const [set = '', folder = '', file = ''] = name.split('/');
    const rows = readJsonLines<Row>(join(SETS, set, folder, 'questions.jsonl'));
    return {
      name,
      file: join(SETS, name),
      isSealed: SPLIT.sealed.includes(name),
      questions: spread(rows, file, perManual),
    };
  });
  return [sample, ...devices];
}
