/** The customer's chat in the language of the browser. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { setCustomers } from '../lib/customers.ts';
import { expectGoodLooks } from '../lib/expect.ts';
import { joinScene } from '../lib/scene.ts';

const { openChat } = setCustomers(joinScene());

/** A customer's chat, and the addresses that her browser asked for. */
async function openIn(locale: string) {
  const requests: string[] = [];
  const prepare = (page: Page) => page.on('request', (request) => requests.push(request.url()));
  return { ...(await openChat({ look: { locale }, prepare })), requests };
}

const CASES = [
  {
    locale: 'de-DE',
    lang: 'de',
    file: 'de-texts',
    welcome: 'Was ist mit Ihrem Gerät „Pump P7“?',
    left: '15 von 15',
    send: 'Senden',
    works: 'Funktioniert',
    place: 'S. 2',
    foreign: 'Wie reinige ich das Sieb der Pumpe?',
    hint: 'Die Sprache dieser Anleitung ist Englisch.',
    refusal: 'Das steht nicht in der Anleitung.',
  },
  {
    locale: 'hi-IN',
    lang: 'hi',
    file: 'hi-texts',
    welcome: 'आपके Pump P7 में क्या समस्या है?',
    left: '15 में से 15',
    send: 'भेजें',
    works: 'काम करता है',
    place: 'पृ. 2',
    foreign: 'पंप को कैसे साफ करें?',
    hint: 'यह मैनुअल अंग्रेज़ी में है',
    refusal: 'मैनुअल में यह नहीं लिखा है।',
  },
];

it.each(CASES)('speaks to a browser in $locale, and says which language the manual is in', async (one) => {
  const { page, close, problems, requests } = await openIn(one.locale);
  await page.getByRole('heading', { name: one.welcome }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe(one.lang);
  await page.getByText(one.left).waitFor();
  await expectGoodLooks(page);
  const ask = async (question: string) => {
    await page.getByRole('textbox').fill(question);
    await page.getByRole('button', { name: one.send }).click();
  };
  await ask('What does E-14 mean?');
  await page.getByRole('button', { name: one.works, exact: true }).waitFor();
  await page.getByText(one.place).first().waitFor();
  expect(await page.getByText(one.hint).count()).toBe(0);
  await ask(one.foreign);
  await page.getByText(one.hint).waitFor();
  await page.getByText(one.refusal).first().waitFor();
  await expectGoodLooks(page);
  await page.reload();
  await page.getByText(one.hint).waitFor();
  expect(requests.some((url) => url.includes(one.file))).toBe(true);
  expect(problems).toEqual([]);
  await close();
});

it('speaks English to a browser in a language it does not know, and loads no other', async () => {
  const { page, close, requests } = await openIn('ja-JP');
  await page.getByRole('heading', { name: 'What is the matter with your Pump P7?' }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  await page.getByRole('button', { name: 'Send' }).waitFor();
  expect(requests.filter((url) => /(de|fr|es|hi)-texts/.test(url))).toEqual([]);
  await close();
});

it('stays in English when the words in another language do not arrive', async () => {
  const prepare = (page: Page) => page.route('**/de-texts*', (route) => route.abort());
  const { page, close } = await openChat({ look: { locale: 'de-DE' }, prepare });
  await page.getByRole('heading', { name: 'What is the matter with your Pump P7?' }).waitFor();
  await close();
});
