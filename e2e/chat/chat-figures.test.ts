/** What the numbers in a manual's drawings mean, for who stands before the machine with one of them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { askIn, setCustomers } from '../lib/customers.ts';
import { expectGoodLooks } from '../lib/expect.ts';
import { joinScene } from '../lib/scene.ts';

const MANUAL = readFileSync(join(import.meta.dirname, '../..', 'sample', 'manual.pdf'));

const scene = joinScene();
const customers = setCustomers(scene, {
  name: 'Machine',
  manual: new File([new Uint8Array(MANUAL)], 'machine.pdf'),
});

it('a figure that is asked for by its number is shown with its caption, its page and its warning', async () => {
  const { page, close, problems } = await customers.openChat();
  await askIn(page, 'Show me Fig. 7');
  const figure = page.getByRole('figure').filter({ hasText: 'Frothing: 1 drawing air, 2 turning the milk' });
  const picture = figure.getByRole('img');
  await picture.waitFor();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(100);
  await page.getByRole('note', { name: 'caution from the manual' }).getByText('Hot steam wand.').waitFor();
  await page.getByRole('button', { name: /15/ }).first().waitFor();
  await expectGoodLooks(page);
  expect(problems).toEqual([]);
  await close();
});

it('a part that is asked for by its number is named, with its row of the list', async () => {
  const { page, close, problems } = await customers.openChat();
  await askIn(page, 'What is part 14?');
  const rows = page.getByRole('article').getByRole('definition');
  for (const cell of ['Flow meter', '58-3110']) await rows.filter({ hasText: cell }).waitFor();
  await page.getByRole('button', { name: /26/ }).first().waitFor();
  expect(problems).toEqual([]);
  await close();
});
