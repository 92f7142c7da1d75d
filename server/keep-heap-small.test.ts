import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { startScript } from './testing/killable.ts';

const program = fileURLToPath(new URL('./testing/fixtures/outlived-garbage.ts', import.meta.url));

/** Megabytes that the heap of a program takes at most which keeps 40 and goes through 400 of garbage that has become old. */
async function heapAtMost(...args: string[]): Promise<number> {
  const { exited, lines, errors } = startScript(program, args);
  expect(await exited, errors()).toBe(0);
  const report: { keptMb: number; mostMb: number } = JSON.parse(lines.at(-1) ?? '');
  expect(report.keptMb).toBeGreaterThan(30);
  return report.mostMb;
}

it('has old garbage collected before the heap is twice as large as need be', async () => {
  const unbounded = await heapAtMost();
  expect(await heapAtMost('small')).toBeLessThan(0.7 * unbounded);
});
