/** What bench/serving/ask.ts compiles and runs: both sides of a question's time, each database for itself. */
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { buildApp } from '../../../server/app.ts';
import { loadConfig } from '../../../server/config.ts';
import { type Database, openDatabase } from '../../../server/db/connect.ts';
import { migrateDatabase } from '../../../server/db/migrate.ts';
import { message } from '../../../server/db/schema/chats.ts';
import { createServices } from '../../../server/services.ts';
import { findPostgresBinaries, startPostgresServer } from '../../../server/testing/postgres-server.ts';
import { createBareAsk } from './bare.ts';
import { type Asking, insertAsking, questions } from './fixture.ts';

export const PASSAGES = 500;
const ROUNDS = 6;
const CONCURRENCIES = [1, 32];

export type AskTimes = {
  database: string;
  concurrency: number;
  /** Time of one question in ms, by ask-bot and by the transaction alone. */
  askMs: number;
  bareMs: number;
  /** Time of ask-bot ÷ time of the bare transaction. */
  ratio: number;
};

/**
 * Measures on the embedded database and, where its programs are installed, on PostgreSQL.
 * @param dataDir folder for what the databases write
 * @param perRound questions of each kind in a round
 */
export async function measureAsks(dataDir: string, perRound: number): Promise<AskTimes[]> {
  const rows = await measure(await openDatabase({ dataDir }), dataDir, perRound);
  const binaries = findPostgresBinaries();
  if (!binaries) return rows;
  const server = await startPostgresServer(binaries);
  const database = await openDatabase({
    databaseUrl: server.url('postgres'),
    dataDir,
    maxConnections: 10,
  });
  rows.push(...(await measure(database, dataDir, perRound)));
  await server.stop();
  return rows;
}

async function measure(database: Database, dataDir: string, perRound: number): Promise<AskTimes[]> {
  await migrateDatabase(database);
  const config = loadConfig({ DATA_DIR: dataDir, RATE_LIMIT_SCALE: '0', LOG_LEVEL: 'silent' });
  const services = await createServices({ config, database, onJobError: () => undefined });
  await services.plans.seedCatalogue();
  const logger = pino({ level: 'silent' });
  const app = await buildApp({ config, services, logger, ping: async () => undefined, webDir: '' });
  const asking = await insertAsking(database.write, PASSAGES);
  const answer = await storedAnswer(app, database, asking);
  const bare = createBareAsk(database.write, answer);
  const rows: AskTimes[] = [];
  for (const concurrency of CONCURRENCIES) {
    const askMs: number[] = [];
    const bareMs: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      askMs.push(await timed(perRound, concurrency, (question) => askOnce(app, asking, question)));
      bareMs.push(await timed(perRound, concurrency, (question) => bare(asking, question)));
    }
    const [ask = 0, least = 0] = [median(askMs), median(bareMs)];
    rows.push({
      database: database.kind,
      concurrency,
      askMs: round2(ask),
      bareMs: round2(least),
      ratio: round2(ask / least),
    });
  }
  await app.close();
  await services.close();
  await database.close();
  return rows;
}

async function askOnce(app: FastifyInstance, asking: Asking, question: string): Promise<void> {
  const response = await app.inject({
    method: 'POST',
    url: '/api/chatbot/ask-bot',
    payload: { ...asking, question },
  });
  if (response.statusCode !== 200)
    throw new Error(`ask-bot answered ${response.statusCode}: ${response.body}`);
}

/** A real answer, asked once, so that both sides store the same amount. */
async function storedAnswer(app: FastifyInstance, database: Database, asking: Asking) {
  await askOnce(app, asking, questions[0] ?? '');
  const [row] = await database.write
    .select({ answer: message.answer })
    .from(message)
    .where(eq(message.sender, 'bot'));
  if (!row?.answer) throw new Error('The first question was not stored.');
  return row.answer;
}

/** Mean ms per question over `count` questions, `concurrency` of them at a time. */
async function timed(
  count: number,
  concurrency: number,
  work: (question: string) => Promise<void>,
): Promise<number> {
  let next = 0;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      while (next < count) {
        const question = questions[next++ % questions.length] ?? '';
        await work(question);
      }
    }),
  );
  return (performance.now() - began) / count;
}

const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const round2 = (value: number): number => Math.round(value * 100) / 100;
