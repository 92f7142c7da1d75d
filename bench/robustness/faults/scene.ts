/** A running program with a company at work in it, which a fault is done to. */
import { setTimeout as sleep } from 'node:timers/promises';
import { authRoutes } from '../../../contracts/account/auth.ts';
import { productRoutes } from '../../../contracts/manuals/products.ts';
import type { PostgresServer } from '../../../server/testing/postgres-server.ts';
import {
  ADMIN,
  type RunningServer,
  type ServerSettings,
  startServer,
} from '../../../server/testing/server-process.ts';
import { type ApiClient, createApiClient, RefusedCall } from '../../lib/running/api-client.ts';
import type { Findings } from '../holding/findings.ts';
import { noFindings } from '../holding/findings.ts';
import type { Journal } from '../holding/journal.ts';
import { listAll } from '../holding/list-all.ts';
import { type Load, startLoad } from '../holding/load.ts';
import { prepareStage, type Stage } from '../holding/prepare.ts';
import type { SampleKind } from '../holding/samples.ts';
import { keepProgram } from './program.ts';

/** Longest time from a disturbance until every manual is read or says why not. */
const readingTimeoutMs = 60_000;
/** Longest wait for the program to answer again, however late that counts as. */
const recoveryTimeoutMs = 120_000;
const pollMs = 50;
/** Of what a program wrote that does not answer. */
const errorChars = 2_000;

/** What happened so far, for the report. */
export type Tally = {
  startsMs: number[];
  failedStarts: number;
  refusedCalls: number;
  orphans: number;
  /** Sentences for people. */
  notes: string[];
};

export type Scene = Stage & {
  settings: ServerSettings;
  /** The database's server; null where the database is embedded. */
  postgres: PostgresServer | null;
  /** Of manuals that are uploaded. */
  kinds: readonly SampleKind[];
  /** What a round finds by itself; emptied into the report after it. */
  findings: Findings;
  tally: Tally;
  /** The program; null after it was killed or could not be started. */
  server(): RunningServer | null;
  /** @throws if the program is not running */
  api(): ApiClient;
  /** Further variables of its environment from the next start on, in the place of those of the last call. */
  configure(env: Record<string, string>): void;
  /** As the program is started; for those that start another beside it. */
  settingsNow(): ServerSettings;
  /** Starts the program unless it runs. */
  start(): Promise<void>;
  /** Kills it, and it alone, with SIGKILL. */
  kill(): Promise<void>;
  /** Asks it to stop. */
  stop(): Promise<void>;
  /** People at work while `act` runs. */
  underLoad(act: () => Promise<void>): Promise<void>;
  /** Waits for so many further acknowledged writes, but not for ever. */
  untilAcknowledged(count: number, timeoutMs: number): Promise<void>;
  /** Statuses of errors that don't count from now on. */
  excuse(statuses: readonly number[]): void;
  /** Counts a call that was answered with an error, unless it is excused. */
  refused(error: RefusedCall): void;
  /** Waits until the program answers; starts it if it is gone. @returns how long that took, in ms */
  recover(): Promise<number>;
  /** Waits for manuals to be read. @returns how many are not within a minute */
  followReadings(): Promise<number>;
  /** A session of the administrator. */
  administrator(): Promise<string>;
  /** Names of the company's products. */
  productNames(): Promise<string[]>;
};

export type SceneOptions = {
  settings: ServerSettings;
  /** Of manuals that are uploaded; the long one takes seconds to read. */
  kinds?: readonly SampleKind[];
  postgres: PostgresServer | null;
};

/** Starts the program on an empty folder and gives it a company. */
export async function openScene({
  settings,
  kinds = ['sample', 'small'],
  postgres,
}: SceneOptions): Promise<Scene> {
  const tally: Tally = { startsMs: [], failedStarts: 0, refusedCalls: 0, orphans: 0, notes: [] };
  const started = await startServer(settings);
  const stage = await prepareOrKill(started, kinds);
  const { running, ...program } = keepProgram(settings, started, tally);
  const findings = noFindings();

  let excused: readonly number[] = [];
  const refused = (error: RefusedCall): void => {
    if (excused.includes(error.status)) return;
    tally.refusedCalls += 1;
    tally.notes.push(error.message);
  };

  return {
    ...stage,
    ...program,
    settings,
    postgres,
    kinds,
    findings,
    tally,
    excuse: (statuses) => {
      excused = statuses;
    },
    underLoad: (act) => whileWorking(startLoad({ ...stage, api: program.api() }, refused, kinds), act),
    refused,
    untilAcknowledged: (count, timeoutMs) => untilAcknowledged(stage.journal, count, timeoutMs),
    recover: async () => {
      const from = performance.now();
      await program.start();
      return untilAnswering(running(), from);
    },
    followReadings: () => followReadings(stage, program.api(), findings),
    productNames: () => listProductNames(program.api(), stage.company.token),
    administrator: async () => (await program.api().call(authRoutes.login, { body: ADMIN })).token,
  };
}

/** Nothing is left running that can't be used. */
async function prepareOrKill(server: RunningServer, kinds: readonly SampleKind[]): Promise<Stage> {
  try {
    return await prepareStage(createApiClient(server.url), kinds);
  } catch (error) {
    await server.process.kill();
    throw error;
  }
}

async function whileWorking(load: Load, act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } finally {
    await load.stop();
  }
}

/** @returns ms since `from` */
async function untilAnswering({ url, process }: RunningServer, from: number): Promise<number> {
  for (;;) {
    const isReady = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5_000) }).then(
      async (response) => {
        await response.arrayBuffer();
        return response.ok;
      },
      () => false,
    );
    if (isReady) return performance.now() - from;
    if (performance.now() > from + recoveryTimeoutMs)
      throw new Error(`The program did not answer again. It wrote: ${process.errors().slice(-errorChars)}`);
    await sleep(pollMs);
  }
}

async function untilAcknowledged(journal: Journal, count: number, timeoutMs: number): Promise<void> {
  const wanted = journal.acknowledged + count;
  const deadline = performance.now() + timeoutMs;
  while (journal.acknowledged < wanted && performance.now() < deadline) await sleep(5);
}

async function listProductNames(api: ApiClient, token: string): Promise<string[]> {
  const products = await listAll((query) => api.call(productRoutes.allProducts, { query }, token));
  return products.map(({ product_name }) => product_name);
}

async function followReadings({ inspector }: Stage, api: ApiClient, findings: Findings): Promise<number> {
  const deadline = performance.now() + readingTimeoutMs;
  let pending = await inspector.followReadings(api, findings);
  while (pending.length > 0 && performance.now() < deadline) {
    await sleep(500);
    pending = await inspector.followReadings(api, findings);
  }
  return pending.length;
}

/** The product whose short manual was read before anything went wrong. */
export function shortManualOf({ journal }: Scene): string {
  const first = [...journal.manuals.values()].find(({ kind }) => kind === 'small');
  if (!first) throw new Error('There is no short manual.');
  return first.productId;
}

/** The database's server of a scene that has one. */
export function serverOf({ postgres }: Scene): PostgresServer {
  if (postgres === null) throw new Error('This fault needs a PostgreSQL server.');
  return postgres;
}

/** What became of a call that may be refused: a status, or why the connection broke. */
export type Outcome = { status: number } | { status: null; reason: string };

export async function outcomeOf(call: Promise<unknown>): Promise<Outcome> {
  try {
    await call;
    return { status: 200 };
  } catch (error) {
    if (error instanceof RefusedCall) return { status: error.status };
    if (error instanceof TypeError) return { status: null, reason: String(error.cause ?? error) };
    throw error;
  }
}

/** Its status alone; null where the connection broke. */
export const statusOf = async (call: Promise<unknown>): Promise<number | null> =>
  (await outcomeOf(call)).status;
