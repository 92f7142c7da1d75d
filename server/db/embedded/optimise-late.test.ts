import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { startScript } from '../../testing/killable.ts';

const program = fileURLToPath(new URL('../../testing/fixtures/busy-webassembly.ts', import.meta.url));

/** Whether a function that is called so often is optimised. */
async function isOptimised(calls: number, ...args: string[]): Promise<boolean> {
  const { exited, lines, errors } = startScript(program, [String(calls), ...args]);
  expect(await exited, errors()).toBe(0);
  expect(lines.some((line) => line.includes('using Liftoff'))).toBe(true);
  return lines.some((line) => line.includes('using TurboFan'));
}

it('has functions of PostgreSQL optimised that work much, and not those that have to do with a start', async () => {
  expect(await isOptimised(20_000)).toBe(true);
  expect(await isOptimised(20_000, 'late')).toBe(false);
  expect(await isOptimised(500_000, 'late')).toBe(true);
});
