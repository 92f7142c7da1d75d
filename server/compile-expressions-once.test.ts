import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { startScript } from './testing/killable.ts';

const program = fileURLToPath(new URL('./testing/fixtures/used-once.ts', import.meta.url));

async function hasBytecode(...args: string[]): Promise<string | undefined> {
  const { exited, lines, errors } = startScript(program, args);
  expect(await exited, errors()).toBe(0);
  return lines.at(-1);
}

it('has a regular expression compiled to machine code alone', async () => {
  expect(await hasBytecode()).toBe('true');
  expect(await hasBytecode('once')).toBe('false');
});
