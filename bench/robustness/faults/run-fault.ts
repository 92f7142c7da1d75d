import type { Fault } from './fault.ts';
import { createReporter, type FaultReport } from './report.ts';
import type { Scene } from './scene.ts';

/** One look in so many is at everything and waits for the reading of manuals. */
const thoroughEvery = 10;

export type RunOptions = {
  onRound?: (round: number) => void;
  /** Whether the round under way is to be the last. */
  isInterrupted?: () => boolean;
};

/**
 * Does a fault to the program so many times and compares what it then says with everything that it had acknowledged.
 * What ends the run early (a program that does not come back) is part of the report.
 */
export async function runFault(
  fault: Fault,
  scene: Scene,
  rounds: number,
  { onRound = () => undefined, isInterrupted = () => false }: RunOptions = {},
): Promise<FaultReport> {
  const { tally, journal, inspector } = scene;
  const reporter = createReporter(fault);
  const before = { acknowledged: journal.acknowledged, failed: inspector.failed().size };
  Object.assign(tally, { failedStarts: 0, refusedCalls: 0, orphans: 0, notes: [] });
  const trial = await fault.begin(scene);
  try {
    await scene.stop();
    scene.configure(trial.env);
    scene.excuse(fault.excused ?? []);
    await trial.prepare?.(scene);
    await scene.start();
    for (let round = 1; round <= rounds; round += 1) {
      reporter.nextRound();
      await trial.round(scene, round);
      reporter.ready(await scene.recover());
      const isLast = round === rounds || isInterrupted();
      const isThorough = isLast || round % thoroughEvery === 0;
      reporter.add(await inspector.inspect(scene.api(), isThorough));
      if (isThorough) {
        reporter.stuck(await scene.followReadings());
        await trial.settle?.(scene, scene.findings);
      }
      reporter.add(scene.findings);
      onRound(round);
      if (isLast) break;
    }
  } catch (error) {
    // A run that can't go on has failed, whatever was found until then.
    reporter.add({ lost: [], duplicated: [], counterErrors: [`the run ended: ${String(error)}`] });
  } finally {
    await trial.end();
  }
  const failed = [...inspector.failed()].slice(before.failed);
  return reporter.finish(tally, journal.acknowledged - before.acknowledged, failed, trial.figures());
}
