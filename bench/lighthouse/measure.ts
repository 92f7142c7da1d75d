import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';
import { categories, type Scores } from './aims.ts';

/** Fetched when it is needed: as a dependency it would bring more packages than the product has. */
const lighthouse = ['--yes', 'lighthouse@12.8.2'];
const maxReportBytes = 64 * 1024 * 1024;

const exec = promisify(execFile);

const score = z.object({ score: z.number().min(0).max(1) });
const reportSchema = z.object({
  categories: z.object({ performance: score, accessibility: score, 'best-practices': score, seo: score }),
});

/** Scores of a report of Lighthouse. @throws if it holds none, with Lighthouse's own reason where it gives one */
export function readScores(report: string): Scores {
  const value: unknown = JSON.parse(report);
  const failed = z.object({ runtimeError: z.object({ message: z.string() }) }).safeParse(value);
  if (failed.success) throw new Error(failed.data.runtimeError.message);
  const { categories: found } = reportSchema.parse(value);
  const points = categories.map((name) => [name, Math.round(found[name].score * 100)]);
  return Object.fromEntries(points) as Scores;
}

/** The one in the middle, by performance, of an odd number of runs. */
export function medianRun(runs: readonly Scores[]): Scores {
  const middle = runs.toSorted((a, b) => a.performance - b.performance)[Math.floor(runs.length / 2)];
  if (!middle) throw new Error('There was no run.');
  return middle;
}

/** Whether Lighthouse is here or can be fetched. */
export const canFetchLighthouse = (): Promise<boolean> =>
  exec('npx', [...lighthouse, '--version']).then(
    () => true,
    () => false,
  );

/** One run of Lighthouse's phone profile on `url` in the browser that listens on `port`. */
export async function measure(url: string, port: number): Promise<Scores> {
  const { stdout } = await exec(
    'npx',
    [
      ...lighthouse,
      url,
      `--port=${port}`,
      '--output=json',
      '--output-path=stdout',
      '--quiet',
      `--only-categories=${categories.join(',')}`,
      // The session lives in the storage.
      '--disable-storage-reset',
    ],
    { maxBuffer: maxReportBytes },
  );
  return readScores(stdout);
}
