import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';
import { categories, type Loss, type Scores } from './aims.ts';

/** Fetched when it is needed: as a dependency it would bring more packages than the product has. */
const lighthouse = ['--yes', 'lighthouse@12.8.2'];
const maxReportBytes = 64 * 1024 * 1024;

const exec = promisify(execFile);

const category = z.object({
  score: z.number().min(0).max(1),
  auditRefs: z.array(z.object({ id: z.string(), weight: z.number().min(0) })),
});
const reportSchema = z.object({
  categories: z.object({
    performance: category,
    accessibility: category,
    'best-practices': category,
    seo: category,
  }),
  /** Without a score: an audit that does not apply to the page. */
  audits: z.record(z.string(), z.object({ score: z.number().min(0).max(1).nullable() })),
});

/** What a report of Lighthouse says: the scores, and what they lost where, the dearest first. */
export type Run = { scores: Scores; losses: Loss[] };

/** Reads a report of Lighthouse. @throws if it holds no scores, with Lighthouse's own reason where it gives one */
export function readRun(report: string): Run {
  const value: unknown = JSON.parse(report);
  const failed = z.object({ runtimeError: z.object({ message: z.string() }) }).safeParse(value);
  if (failed.success) throw new Error(failed.data.runtimeError.message);
  const { categories: found, audits } = reportSchema.parse(value);
  const points = categories.map((name) => [name, Math.round(found[name].score * 100)]);
  const losses = categories.flatMap((name) => {
    const scored = found[name].auditRefs.flatMap(({ id, weight }) => {
      const score = audits[id]?.score ?? null;
      return score === null ? [] : [{ id, weight, score }];
    });
    // A category is the weighted mean of its audits.
    const total = scored.reduce((sum, { weight }) => sum + weight, 0);
    return scored
      .filter(({ weight, score }) => weight > 0 && score < 1)
      .map(({ id, weight, score }) => ({
        category: name,
        audit: id,
        points: (100 * weight * (1 - score)) / total,
      }));
  });
  return {
    scores: Object.fromEntries(points) as Scores,
    losses: losses.toSorted((a, b) => b.points - a.points),
  };
}

/** The one in the middle, by performance, of an odd number of runs. */
export function medianRun(runs: readonly Run[]): Run {
  const ordered = runs.toSorted((a, b) => a.scores.performance - b.scores.performance);
  const middle = ordered[Math.floor(runs.length / 2)];
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
export async function measure(url: string, port: number): Promise<Run> {
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
  return readRun(stdout);
}
