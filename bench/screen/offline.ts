/**
 * `npm run bench -- offline`: a chat of the sample manual that is saved in a browser, by words alone and with what its questions mean,
 * on the built product: what it takes, how soon it answers without a network, what encoding a question costs there, and how near the
 * vectors of the browser's runtime are to those of the server's. Needs a Chromium.
 */
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { offlineMeaningRoutes } from '../../contracts/chat/offline-meaning.ts';
import { manualRoutes } from '../../contracts/manuals/manuals.ts';
import { productRoutes } from '../../contracts/manuals/products.ts';
import { printTable, round } from '../lib/figures/table.ts';
import { type ApiClient, createApiClient } from '../lib/running/api-client.ts';
import { launchChromium } from '../lib/running/chromium.ts';
import { createApprovedCompany } from '../lib/running/company.ts';
import { createLinkTo, type DemoProduct, pathOf } from '../lib/running/demo-link.ts';
import { startTemporaryServer } from '../lib/running/temporary-server.ts';
import { COMPARE_ENCODERS, readCaches, TIME_ENCODER } from './offline/in-page.ts';

const PHONE = { width: 360, height: 740 };
const QUESTIONS = 50;
/** As long as engine and encoder take to be ready. */
const READY_MS = 25_000;
const POLL_MS = 500;

type Measured = { name: string; bytes: number; firstMs: number; medianMs: number; p95Ms: number };

export async function run(): Promise<void> {
  const server = await startTemporaryServer({ env: { MEANING: 'on', RATE_LIMIT_SCALE: '0' } });
  const browser = await launchChromium();
  try {
    const api = createApiClient(server.url);
    const product = await createProduct(api);
    const questions = await readQuestions();
    const open = async (name: string) => {
      const link = await createLinkTo(api, product, `${name}@customer.example`);
      await waitUntilLearnt(api, link.uniqueId);
      return openChat(browser, `${server.url}${pathOf(link)}`);
    };
    const words = await open('words');
    const byWords = await measure(words, 'by words', false, questions);
    await words.context().close();
    const page = await open('meaning');
    const byMeaning = await measure(page, 'by meaning, too', true, questions);
    const path = new URL(page.url()).pathname;
    const encoding = await page.evaluate<number[]>(TIME_ENCODER(path, questions));
    const cosines = await page.evaluate<number[]>(COMPARE_ENCODERS(path));
    report([byWords, byMeaning], { encoding, cosines });
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function createProduct(api: ApiClient): Promise<DemoProduct> {
  const owner = { name: 'Ada Brenner', email: 'ada@vendor.example' };
  const { companyId, token } = await createApprovedCompany(api, owner, 'Brenner Machines');
  const content = await readFile(fileURLToPath(new URL('../../sample/manual.pdf', import.meta.url)));
  const file = new File([new Uint8Array(content)], 'machine.pdf');
  const input = { fields: { product_name: 'Machine' }, file };
  const { data } = await api.call(productRoutes.upload, input, token);
  const params = { productId: data._id };
  const isRead = async () =>
    (await api.call(manualRoutes.progress, { params }, token)).data.every(({ status }) => status === 'ready');
  while (!(await isRead())) await sleep(POLL_MS);
  return { companyId, productId: data._id, token };
}

async function waitUntilLearnt(api: ApiClient, uniqueId: string): Promise<void> {
  const isLearnt = async () =>
    (await api.call(offlineMeaningRoutes.offlineMeaning, { body: { uniqueId } })).data.meaning !== null;
  while (!(await isLearnt())) await sleep(POLL_MS);
}

async function readQuestions(): Promise<string[]> {
  const lines = await readFile(
    fileURLToPath(new URL('../sets/sample/questions.jsonl', import.meta.url)),
    'utf8',
  );
  return lines
    .trim()
    .split('\n')
    .slice(0, QUESTIONS)
    .map((line) => (JSON.parse(line) as { question: string }).question);
}

async function openChat(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ viewport: PHONE, locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto(url);
  return page;
}

/** Saves the chat that is open, and asks it without a network. */
async function measure(
  page: Page,
  name: string,
  withMeaning: boolean,
  questions: readonly string[],
): Promise<Measured> {
  await page.getByRole('button', { name: 'Save for offline' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: /pictures/ }).uncheck();
  if (withMeaning) await dialog.getByRole('checkbox', { name: /meaning/ }).check();
  await dialog.getByRole('button', { name: 'Save for offline' }).click();
  const isSaved = dialog.getByText(withMeaning ? /Questions are understood by/ : /Your device answers/);
  await isSaved.waitFor({ timeout: 180_000 });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.waitForTimeout(READY_MS);
  await page.context().setOffline(true);
  const times: number[] = [];
  for (const question of questions) times.push(await timeAnswer(page, question));
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  const bytes = await page.evaluate<number>(readCaches);
  return { name, bytes, firstMs: times[0] ?? 0, medianMs: at(0.5), p95Ms: at(0.95) };
}

/** Runs in the page: from the next click to the frame that shows one more answer. */
const TIME_TO_ANSWER = `new Promise((resolve) => {
  const answers = () => document.querySelectorAll('article.answer').length;
  const before = answers();
  let since = 0;
  document.addEventListener('click', (event) => { since = event.timeStamp; }, { capture: true, once: true });
  const observer = new MutationObserver(() => {
    if (answers() === before) return;
    observer.disconnect();
    requestAnimationFrame(() => resolve(performance.now() - since));
  });
  observer.observe(document.body, { childList: true, subtree: true });
})`;

async function timeAnswer(page: Page, question: string): Promise<number> {
  await page.getByRole('textbox').fill(question);
  const drawn = page.evaluate<number>(TIME_TO_ANSWER);
  await page.getByRole('button', { name: 'Send' }).click();
  return drawn;
}

function report(rows: readonly Measured[], more: { encoding: number[]; cosines: number[] }): void {
  printTable(
    ['without a network', 'saved MB', 'first answer ms', 'median', 'p95'],
    rows.map(({ name, bytes, firstMs, medianMs, p95Ms }) => [
      name,
      (bytes / 1e6).toFixed(1),
      ...[firstMs, medianMs, p95Ms].map((ms) => ms.toFixed(0)),
    ]),
  );
  const encoding = more.encoding.toSorted((a, b) => a - b);
  const questionMs = encoding[Math.floor(encoding.length / 2)] ?? 0;
  const wordsMs = rows[0]?.medianMs ?? 1;
  const mean = more.cosines.reduce((sum, cosine) => sum + cosine, 0) / Math.max(1, more.cosines.length);
  const least = more.cosines.reduce((a, b) => Math.min(a, b), 1);
  console.log(
    `a question is encoded in ${questionMs.toFixed(1)} ms (median), ${(questionMs / wordsMs).toFixed(2)} of an answer by words`,
  );
  console.log(
    `${more.cosines.length} vectors of the passages, browser beside server: cosine ${mean.toFixed(5)} on average, ${least.toFixed(5)} at least`,
  );
  console.log(JSON.stringify({ bench: 'offline', rows, questionMs: round(questionMs), mean, least }));
}
