/**
 * `npm run bench -- answered`: from the press on Send until the answer stands on the screen of a phone, on the built
 * product with its demo company and the embedded database, beside the same questions asked of the server alone. Needs a
 * Chromium.
 */
import type { Page } from 'playwright-core';
import { chatRoutes } from '../../contracts/chat/chat.ts';
import { demoConversations } from '../../sample/demo-conversations.ts';
import { printTable, round } from '../lib/figures/table.ts';
import { type ApiClient, createApiClient } from '../lib/running/api-client.ts';
import { launchChromium } from '../lib/running/chromium.ts';
import { createDemoLink, type DemoLink, pathOf } from '../lib/running/demo-link.ts';
import { startTemporaryServer } from '../lib/running/temporary-server.ts';

const PHONE = { width: 360, height: 740 };
const QUESTIONS = 60;
const TARGET_MS = 300;

export async function run(): Promise<void> {
  // What is measured is a customer's wait, not how often one may ask.
  const server = await startTemporaryServer({ withDemo: true, env: { RATE_LIMIT_SCALE: '0' } });
  const browser = await launchChromium();
  try {
    const api = createApiClient(server.url);
    const onScreenLink = await createDemoLink(api, 'phone@customer.example');
    const byServerLink = await createDemoLink(api, 'line@customer.example');
    const page = await (await browser.newContext({ viewport: PHONE, locale: 'en-GB' })).newPage();
    await page.goto(`${server.url}${pathOf(onScreenLink)}`);
    const [onScreen, byServer]: [number[], number[]] = [[], []];
    for (const question of questions()) {
      byServer.push(await timeServer(api, byServerLink, question));
      onScreen.push(await timeScreen(page, question));
    }
    report({ onScreen, byServer });
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** As the demo's customers ask about its first product, the follow-ups too. */
const questions = (): string[] =>
  demoConversations
    .filter(({ product }) => product === 0)
    .flatMap(({ turns }) => turns.map(({ question }) => question))
    .slice(0, QUESTIONS);

async function timeServer(api: ApiClient, link: DemoLink, question: string): Promise<number> {
  const since = performance.now();
  await api.call(chatRoutes.askBot, { body: { ...link, question } });
  return performance.now() - since;
}

/** Runs in the page, whose types are not those of a bench: from the next click to the frame that shows one more answer. */
const TIME_TO_ANSWER = `new Promise((resolve) => {
  const answers = () => document.querySelectorAll('main article').length;
  const before = answers();
  let since = 0;
  document.addEventListener('click', (event) => { since = event.timeStamp; }, { capture: true, once: true });
  const observer = new MutationObserver(() => {
    if (answers() === before) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - since)));
  });
  observer.observe(document.body, { childList: true, subtree: true });
})`;

/** Milliseconds by the page's own clock. */
async function timeScreen(page: Page, question: string): Promise<number> {
  await page.getByRole('textbox').fill(question);
  const drawn = page.evaluate<number>(TIME_TO_ANSWER);
  await page.getByRole('button', { name: 'Send' }).click();
  return drawn;
}

function report(times: { onScreen: number[]; byServer: number[] }): void {
  const figures = (name: string, all: readonly number[]) => {
    const sorted = [...all].sort((a, b) => a - b);
    const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
    return { name, median: round(at(0.5)), p95: round(at(0.95)), max: round(at(1)) };
  };
  const rows = [
    figures('answer on the screen', times.onScreen),
    figures('reply of the server', times.byServer),
  ];
  printTable(
    [`${times.onScreen.length} questions, ms`, 'median', 'p95', 'max'],
    rows.map(({ name, median, p95, max }) => [name, ...[median, p95, max].map((ms) => ms.toFixed(0))]),
  );
  console.log(JSON.stringify({ bench: 'answered', targetMs: TARGET_MS, rows }));
}
