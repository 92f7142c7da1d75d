/**
 * What each list, rule and parameter of answering gains: `npm run bench -- ablate [--only TEXT] [DIR[=MANUALS_DIR]…]`. Each is left
 * out in turn, and the questions of the repository's dev manuals and of the folders are asked again: manuals that no list was made
 * for. Nothing is fitted anew. Prints by how many points of a hundred each measure falls, over all questions with its 95 % interval, and the largest gain
 * of any set. `--only` leaves out those alone whose name holds the text.
 */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { printTable, round } from '../lib/figures/table.ts';
import { ENTRIES } from './ablate/entries.ts';
import { type Asked, MEASURES, type Measure, NOTHING_LEFT_OUT } from './ablate/outcome.ts';
import { pairedInterval } from './ablate/paired-interval.ts';

const CHILD = fileURLToPath(new URL('./ablate/ask-without.ts', import.meta.url));
/** Outcomes of thousands of questions are some hundred kilobytes. */
const MAX_OUTPUT = 2 ** 26;

const measures = Object.keys(MEASURES) as Measure[];

export async function run(args: string[]): Promise<void> {
  const only = args.includes('--only') ? (args[args.indexOf('--only') + 1] ?? '') : '';
  const folders = args.filter((arg, i) => arg !== '--only' && args[i - 1] !== '--only');
  const whole = await askWithout(NOTHING_LEFT_OUT, folders);
  console.error(`${whole.length} questions`);
  const rows: Gains[] = [];
  for (const { name } of ENTRIES.filter((entry) => entry.name.includes(only))) {
    const gains = gainsOf(name, whole, await askWithout(name, folders));
    rows.push(gains);
    console.error(lineOf(gains).join(' | '));
  }
  rows.sort((a, b) => b.best - a.best);
  printTable(['left out', ...measures, 'most of any set'], rows.map(lineOf));
  console.log(
    JSON.stringify({
      bench: 'ablate',
      questions: whole.length,
      gains: Object.fromEntries(rows.map(({ name, best }) => [name, round(best)])),
    }),
  );
}

async function askWithout(name: string, folders: readonly string[]): Promise<Asked[]> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...process.execArgv, CHILD, name, ...folders],
    { maxBuffer: MAX_OUTPUT },
  );
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '[]');
}

type Gain = { mean: number; low: number; high: number };
/** Points of a hundred. `best`: the largest gain of a measure on a set. */
type Gains = { name: string; of: Record<string, Gain>; best: number; bestOf: string };

function gainsOf(name: string, whole: readonly Asked[], without: readonly Asked[]): Gains {
  if (whole.length !== without.length) throw new Error(`Without "${name}" other questions were asked.`);
  const of: Record<string, Gain> = {};
  let [best, bestOf] = [Number.NEGATIVE_INFINITY, ''];
  for (const measure of measures) {
    const differences = whole.map(({ set, marks }, i) => {
      const [kept, left] = [marks[measure], without[i]?.marks[measure] ?? null];
      return { set, value: kept === null || left === null ? null : 100 * (kept - left) };
    });
    const valuesIn = (wanted: string | null) =>
      differences.flatMap(({ set, value }) =>
        value === null || (wanted !== null && set !== wanted) ? [] : [value],
      );
    const all = valuesIn(null);
    const [low, high] = pairedInterval(all);
    of[measure] = { mean: meanOf(all), low, high };
    for (const set of new Set(whole.map((asked) => asked.set))) {
      const gain = meanOf(valuesIn(set));
      if (gain > best) [best, bestOf] = [gain, `${measure}, ${set}`];
    }
  }
  return { name, of, best, bestOf };
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

const lineOf = ({ name, of, best, bestOf }: Gains): string[] => [
  name,
  ...measures.map((measure) => {
    const { mean = 0, low = 0, high = 0 } = of[measure] ?? {};
    return `${mean.toFixed(1)} [${low.toFixed(1)}, ${high.toFixed(1)}]`;
  }),
  `${best.toFixed(1)} (${bestOf})`,
];
