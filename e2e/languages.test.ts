/** The customer's chat in the language of the browser. */
import { beforeAll, expect, it } from 'vitest';
import { type Look, PHONE } from './browser.ts';
import { expectGoodLooks } from './expect.ts';
import { setScene } from './scene.ts';
import { addProduct, chatPath, createChatbot, createVendor, type Vendor } from './vendor.ts';

const scene = setScene();
let vendor: Vendor;
let productId: string;
let customers = 0;

beforeAll(async () => {
  vendor = await createVendor(scene, 'Ines Halloran');
  productId = await addProduct(scene, vendor);
});

/** A customer with a link of her own, and the scripts that her browser asked for. */
async function openChat(look: Look) {
  customers += 1;
  const email = `customer-${customers}@customer.example`;
  const chatbot = await createChatbot(scene, vendor, { productId, email });
  const visitor = await scene.visit({ viewport: PHONE, ...look });
  const scripts: string[] = [];
  visitor.page.on('request', (request) => scripts.push(request.url()));
  await scene.open(visitor.page, chatPath(chatbot));
  return { ...visitor, scripts };
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
  const { page, context, problems, scripts } = await openChat({ locale: one.locale });
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
  expect(scripts.some((url) => url.includes(one.file))).toBe(true);
  expect(problems).toEqual([]);
  await context.close();
});

it('speaks English to a browser in a language it does not know, and loads no other', async () => {
  const { page, context, scripts } = await openChat({ locale: 'ja-JP' });
  await page.getByRole('heading', { name: 'What is the matter with your Pump P7?' }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  await page.getByRole('button', { name: 'Send' }).waitFor();
  expect(scripts.filter((url) => /(de|fr|es|hi)-texts/.test(url))).toEqual([]);
  await context.close();
});

it('stays in English when the words in another language do not arrive', async () => {
  const { page, context } = await scene.visit({ viewport: PHONE, locale: 'de-DE' });
  await page.route('**/de-texts*', (route) => route.abort());
  const chatbot = await createChatbot(scene, vendor, { productId, email: 'late@customer.example' });
  await scene.open(page, chatPath(chatbot));
  await page.getByRole('heading', { name: 'What is the matter with your Pump P7?' }).waitFor();
  await context.close();
});
