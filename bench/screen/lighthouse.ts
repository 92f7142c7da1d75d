/**
 * `npm run bench -- lighthouse [PATH…] [--runs N]`: Lighthouse's phone profile on the built product with its demo
 * company, the median of three runs (or another odd number), against the aims of `lighthouse/aims.ts`, with the audits that cost points. Screens behind the login are seen as the demo's
 * owner; the chat as a customer who opens a link for the first time. Needs npm's registry once, to fetch Lighthouse, and a Chromium.
 */

import { parseArgs } from 'node:util';
import { paths } from '../../contracts/paths.ts';
import { printTable } from '../lib/figures/table.ts';
import { createApiClient } from '../lib/running/api-client.ts';
import { type BrowserStorage, openSession } from '../lib/running/browser-session.ts';
import { createDemoLink, pathOf } from '../lib/running/demo-link.ts';
import { DEMO_OWNER, startTemporaryServer } from '../lib/running/temporary-server.ts';
import { aims, type Category, categories, isPublic } from './lighthouse/aims.ts';
import { type DebugBrowser, startDebugBrowser } from './lighthouse/debug-browser.ts';
import { canFetchLighthouse, measure, medianRun, type Run } from './lighthouse/measure.ts';

export async function run(args: string[]): Promise<void> {
  const options = { runs: { type: 'string', default: '3' } } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1 || runs % 2 === 0) throw new Error('--runs takes an odd number.');
  if (!(await canFetchLighthouse())) {
    console.error('Nothing was measured: Lighthouse could not be fetched from the npm registry.');
    process.exitCode = 1;
    return;
  }
  const server = await startTemporaryServer({ withDemo: true });
  try {
    const session = await openSession(server.url, DEMO_OWNER);
    const measured: Measured[] = [];
    for (const path of positionals.length > 0 ? positionals : Object.keys(aims)) {
      const storage: BrowserStorage = isPublic(path) ? { cookies: [], origins: [] } : session;
      const shown = path === paths.chat.path ? await newChat(server.url) : path;
      measured.push({ path, ...(await measurePath(`${server.url}${shown}`, storage, runs)) });
    }
    report(measured, runs);
  } finally {
    await server.stop();
  }
}

/** The chat as a customer sees it who opens the link for the first time. */
const newChat = async (url: string): Promise<string> =>
  pathOf(await createDemoLink(createApiClient(url), 'phone@customer.example'));

type Measured = Run & { path: string };

/** Each run has a browser of its own, so that none finds what the one before has stored. */
async function measurePath(url: string, storage: BrowserStorage, wanted: number): Promise<Run> {
  const runs: Run[] = [];
  while (runs.length < wanted) {
    const browser: DebugBrowser = await startDebugBrowser(storage);
    try {
      const run = await measure(url, browser.port);
      runs.push(run);
      console.log(`${url} ${runs.length}: performance ${run.scores.performance}`);
    } finally {
      await browser.close();
    }
  }
  return medianRun(runs);
}

function report(measured: readonly Measured[], runs: number): void {
  const aimOf = (path: string, category: Category) => aims[path]?.[category] ?? 0;
  printTable(
    [`phone profile, median of ${runs}`, ...categories],
    measured.map(({ path, scores }) => [
      path,
      ...categories.map((category) => {
        const aim = aimOf(path, category);
        return aim > 0 ? `${scores[category]} (≥ ${aim})` : String(scores[category]);
      }),
    ]),
  );
  const lost = measured.flatMap(({ path, losses }) =>
    losses.map(({ category, audit, points }) => [path, category, audit, points.toFixed(1)]),
  );
  if (lost.length > 0) printTable(['screen', 'category', 'audit', 'points lost'], lost);
  const missed = measured.filter(({ path, scores }) =>
    categories.some((category) => scores[category] < aimOf(path, category)),
  );
  console.log(JSON.stringify({ bench: 'lighthouse', measured, missed: missed.map(({ path }) => path) }));
  if (missed.length > 0) process.exitCode = 1;
}
