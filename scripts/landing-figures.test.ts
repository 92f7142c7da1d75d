/** The figures that the landing page says are those of docs/quality.md, which a bench writes. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import figures from '../web/features/landing/figures.json';

const quality = readFileSync(new URL('../docs/quality.md', import.meta.url), 'utf8');

/** Cells of the row that begins with `name`. */
function cellsOf(name: string): string[] {
  const row = quality.split('\n').find((line) => line.startsWith(`| ${name} |`));
  if (!row) throw new Error(`docs/quality.md has no row “${name}”.`);
  return row.split('|').map((cell) => cell.trim());
}

it('are those of the manuals that nobody looked into', () => {
  const [, , first, firstFive] = cellsOf('**sealed, Manualist**');
  const [, , , , wronglyRefused] = cellsOf('wrongly refused');
  expect(figures).toMatchObject({
    first: Math.round(Number(first)),
    firstFive: Math.round(Number(firstFive)),
    wronglyRefused: Math.round(Number(wronglyRefused)),
  });
});

it('say of how many manuals and questions', () => {
  expect(quality).toContain(`sealed: ${figures.manuals} manuals, ${figures.questions} questions`);
});
