/** What answers stands first: with what questions mean, which other tests of the chat do without. */
import { expect, it } from 'vitest';
import { makePdf } from '../server/testing/manual-fixtures.ts';
import { askIn, setCustomers } from './customers.ts';
import { expectGoodLooks } from './expect.ts';
import { setScene } from './scene.ts';

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
/** Vectors are made behind the reading; until then words alone answer. */
const TRIES = 20;
const PAUSE_MS = 1000;

it('says the sentence that answers large, with its page, and opens the rest when it is wanted', async () => {
  const { page, problems, close } = await customers.openChat();
  const lead = page.locator('.lead-text');
  for (let tries = 0; tries < TRIES && (await lead.count()) === 0; tries += 1) {
    await page.waitForTimeout(PAUSE_MS);
    await askIn(page, 'How often is a new filter cartridge needed?');
    await page.getByRole('article').nth(tries).waitFor();
  }
  expect(await lead.last().textContent()).toBe('Replace the filter cartridge every six months.');
  await page.getByRole('button', { name: 'p. 2' }).last().waitFor();
  await expectGoodLooks(page);

  await askIn(page, 'Can I use an extension lead?');
  await page.locator('.lead-verdict').getByText('No.', { exact: true }).waitFor();
  expect(await lead.last().textContent()).toContain('Do not use extension leads.');

  await askIn(page, 'Wie oft muss die Filterpatrone ersetzt werden?');
  await page.getByText(/Anleitung ist auf Englisch/).waitFor();
  expect(await lead.last().textContent()).toContain('every six months');
  expect(problems).toEqual([]);
  await close();
});
