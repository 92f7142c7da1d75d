/** What answers stands first: with what questions mean, which other tests of the chat do without. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { makePdf } from '../../server/testing/manual-fixtures.ts';
import { askIn, setCustomers } from '../lib/customers.ts';
import { expectGoodLooks } from '../lib/expect.ts';
import { setScene } from '../lib/scene.ts';

const heading = (text: string) => ({ text, sizePt: 18 });
const MANUAL = new File(
  [
    new Uint8Array(
      makePdf([
        [
          heading('1 Putting it up'),
          { text: 'The pump comes on a pallet and is heavy.' },
          { text: 'Two people carry the pump by its base.' },
          { text: 'Do not use extension leads.' },
        ],
        [
          heading('2 Care'),
          { text: 'Wipe the housing with a damp cloth once a week.' },
          { text: 'Replace the filter cartridge every six months.' },
        ],
      ]),
    ),
  ],
  'pump.pdf',
  { type: 'application/pdf' },
);

const scene = setScene({ env: { MEANING: 'on' } });
const customers = setCustomers(scene, { name: 'Pump P8', manual: MANUAL });
/** Vectors are made behind the reading, and a busy machine loads a model too late for a question: words alone answer until then. */
const TRIES = 20;
const PAUSE_MS = 1000;

/** Asks again and again until this leads an answer. */
async function askForLead(page: Page, question: string, text: string): Promise<void> {
  const said = page.locator('.lead-text').filter({ hasText: text });
  const before = await said.count();
  for (let tries = 0; tries < TRIES && (await said.count()) === before; tries += 1) {
    await page.waitForTimeout(PAUSE_MS);
    const answers = await page.getByRole('article').count();
    await askIn(page, question);
    await page.getByRole('article').nth(answers).waitFor();
  }
  expect(await said.count()).toBe(before + 1);
}

it('says the sentence that answers large, with its page, and opens the rest when it is wanted', async () => {
  const { page, problems, close } = await customers.openChat();
  await askForLead(
    page,
    'How often is a new filter cartridge needed?',
    'Replace the filter cartridge every six months.',
  );
  await page.getByRole('button', { name: 'p. 2' }).last().waitFor();
  await expectGoodLooks(page);

  await askForLead(page, 'Can I use an extension lead?', 'Do not use extension leads.');
  await page.locator('.lead-verdict').getByText('No.', { exact: true }).waitFor();

  await askForLead(
    page,
    'Wie oft muss die Filterpatrone ersetzt werden?',
    'Replace the filter cartridge every six months.',
  );
  await page
    .getByText(/Anleitung ist auf Englisch/)
    .last()
    .waitFor();

  await askIn(page, 'How many people carry the pump and which bluetooth codecs does it know?');
  const double = page.getByRole('article').last();
  await double.getByRole('heading', { name: 'How many people carry the pump' }).waitFor();
  await double.getByText('Two people carry the pump by its base.').first().waitFor();
  await double.getByRole('heading', { name: 'which bluetooth codecs does it know' }).waitFor();
  await double.getByText('The manual does not say.').waitFor();
  await expectGoodLooks(page);
  expect(problems).toEqual([]);
  await close();
});
