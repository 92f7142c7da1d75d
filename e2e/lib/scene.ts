/** The built product and a browser, for the tests of a file. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { type ApiClient, createApiClient } from '../../bench/lib/running/api-client.ts';
import { storageOf } from '../../bench/lib/running/browser-session.ts';
import {
  startTemporaryServer,
  type TemporaryServer,
  type TemporaryServerOptions,
} from '../../bench/lib/running/temporary-server.ts';
import type { Role } from '../../contracts/account/auth.ts';
import { launchBrowser } from './browser.ts';
import { endVisits, type Visit, type Visitor, visit, visitedPages } from './visits.ts';

/** Who is signed in. A role that is not true any more, or too small, is asked for by the product. */
export type Session = { token: string; role?: Role };

export type Scene = {
  /** Origin without a trailing slash. */
  readonly url: string;
  /** The product without a browser. */
  readonly api: ApiClient;
  readonly browser: Browser;
  /** A fresh visitor. */
  visit: (look?: Visit) => Promise<Visitor>;
  /** A fresh browser in which somebody is signed in. */
  visitAs: (session: Session, look?: Visit) => Promise<Visitor>;
  /** Opens the address, which begins with a slash. */
  open: (page: Page, path: string) => Promise<unknown>;
  /** A fresh browser in which somebody is signed in and has opened the address. */
  openAs: (session: Session, path: string, look?: Visit) => Promise<Visitor>;
};

const SEEN_CHARACTERS = 1500;

/** The files of a worker follow one another in one browser, which ends with the worker. */
let running: Promise<Browser> | undefined;

function findBrowser(): Promise<Browser> {
  running ??= launchBrowser();
  return running;
}

/**
 * Starts the product before the first test of the file that calls it, empty unless `options` say otherwise, and ends
 * it after the last. For files that look at all companies, change what is one for all of them, or need settings.
 */
export function setScene(options: TemporaryServerOptions = {}): Scene {
  return setSceneAt(() => startTemporaryServer(options));
}

/** The product that files share whose people keep to companies of their own. */
export function joinScene(): Scene {
  return setSceneAt(async () => ({ url: inject('sharedProduct'), stop: async () => undefined }));
}

/** What the open pages show, for the message of a test that failed: most such failures can't be had again. */
async function describePages(): Promise<string> {
  // The last one that was opened is where it stopped, most often.
  const seen = visitedPages().map(async (page) => {
    const text = await page.evaluate(() => document.body.innerText).catch(String);
    return `\n\n${new URL(page.url()).pathname} showed:\n${text.slice(0, SEEN_CHARACTERS)}`;
  });
  return (await Promise.all(seen)).join('');
}

/** Calls `start` before the first test of the file or group that calls it, and the `stop` that came of it after the last. */
export function setSceneAt(start: () => Promise<Pick<TemporaryServer, 'url' | 'stop'>>): Scene {
  let started: { url: string; api: ApiClient; browser: Browser; stop: () => Promise<void> } | undefined;
  const now = () => {
    if (!started) throw new Error('The product runs only while hooks and tests do.');
    return started;
  };
  beforeAll(async () => {
    const [{ url, stop }, browser] = await Promise.all([start(), findBrowser()]);
    started = { url, stop, browser, api: createApiClient(url) };
  });
  afterEach(async ({ task: { result } }) => {
    if (result?.state !== 'fail' || !started) return;
    const seen = await describePages();
    for (const error of result.errors ?? []) {
      error.message += seen;
      // What the totals at the end of the run are made of.
      error.stack = `${error.stack ?? ''}${seen}`;
    }
  });
  afterAll(async () => {
    await endVisits();
    await started?.stop();
  });
  const open = (page: Page, path: string) => page.goto(`${now().url}${path}`);
  const visitAs = ({ token, role = 'user' }: Session, look?: Visit) =>
    visit(now().browser, now().url, {
      ...look,
      storageState: storageOf(now().url, { userToken: token, role }),
    });
  return {
    get url() {
      return now().url;
    },
    get api() {
      return now().api;
    },
    get browser() {
      return now().browser;
    },
    visit: (look) => visit(now().browser, now().url, look),
    visitAs,
    open,
    openAs: async (session, path, look) => {
      const visitor = await visitAs(session, look);
      await open(visitor.page, path);
      return visitor;
    },
  };
}
