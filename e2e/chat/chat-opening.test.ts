/** The first words of a chat, which come with its page: what a customer reads whose scripts are still on the way. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { DESKTOP, PHONE } from '../lib/browser.ts';
import { askIn, setCustomers } from '../lib/customers.ts';
import { expectGoodLooks } from '../lib/expect.ts';
import { joinScene } from '../lib/scene.ts';

const { openChat } = setCustomers(joinScene());

/** Scripts do not arrive. */
const holdScripts = (page: Page): Promise<unknown> => page.route('**/*.js', (route) => route.abort());

const CASES = [
  {
    locale: 'en-GB',
    look: { viewport: PHONE, colorScheme: 'light' },
    title: 'What is the matter with your Pump P7?',
    machine: 'A machine answers here, not a person.',
  },
  {
    locale: 'de-AT',
    look: { viewport: DESKTOP, colorScheme: 'dark' },
    title: 'Was ist mit Ihrem Gerät „Pump P7“?',
    machine: 'Hier antwortet eine Maschine, kein Mensch.',
  },
  {
    locale: 'hi-IN',
    look: { viewport: PHONE, colorScheme: 'dark' },
    title: 'आपके Pump P7 में क्या समस्या है?',
    machine: 'यहाँ जवाब मशीन देती है, कोई इंसान नहीं।',
  },
] as const;

it.each(CASES)('reads in $locale before any script has run', async (one) => {
  const { page, close } = await openChat({ look: { ...one.look, locale: one.locale }, prepare: holdScripts });
  await page.getByRole('heading', { name: one.title }).waitFor();
  await page.getByText(one.machine).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe(one.locale.slice(0, 2));
  expect(await page.title()).toContain('Pump P7');
  await expectGoodLooks(page);
  await page.unroute('**/*.js');
  await page.reload();
  await page.getByRole('textbox').waitFor();
  await page.getByRole('heading', { name: one.title }).waitFor();
  await close();
});

it('greets nobody whose conversation goes on', async () => {
  const { page, close } = await openChat();
  await askIn(page, 'What does E-14 mean?');
  await page.locator('article.answer').waitFor();
  await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await page.getByRole('heading', { name: 'Loading the conversation' }).waitFor();
  expect(await page.getByRole('heading', { name: /What is the matter/ }).count()).toBe(0);
  await close();
});
