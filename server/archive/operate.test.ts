import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { chatRoutes } from '../../contracts/chat/chat.ts';
import { chatbotRoutes } from '../../contracts/chat/chatbots.ts';
import type { Message } from '../../contracts/chat/messages.ts';
import { productRoutes } from '../../contracts/manuals/products.ts';
import { type Database, databaseFolderOf, openDatabase } from '../db/connect.ts';
import { openCopyDesk } from '../db/embedded/copy-desk.ts';
import { CopyRefusedError, requestCopy } from '../db/embedded/request-copy.ts';
import { createFileHolds } from '../modules/files/file-holds.service.ts';
import { createApprovedCompany, type TestCompany } from '../testing/accounts.ts';
import { silent } from '../testing/installations.ts';
import { eventually } from '../testing/jobs.ts';
import { askQuestion, createLink, createReadyProduct, type TestLink } from '../testing/products.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { backUp, restore } from './operate.ts';

const CUSTOMERS = [1, 2, 3];
const QUESTIONS = ['What does E-14 mean?', 'How high is the pump?', 'How do I clean the strainer?'];
const NO_BUCKET = { databaseUrl: null, s3: null };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(inject('temporaryHome'), 'operate-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

type Running = { app: TestApp; database: Database; close(): Promise<void> };

/** The program as it runs with the embedded database in a folder. */
async function run(dataDir: string): Promise<Running> {
  const database = await openDatabase({ dataDir, template: inject('embeddedTemplate'), isDurable: false });
  const app = await startTestApp(database, { DATA_DIR: dataDir });
  const { onlineCopy } = database;
  if (onlineCopy === null) throw new Error('It is not embedded.');
  const { hold } = app.services.fileHolds;
  const desk = await openCopyDesk({ directory: databaseFolderOf(dataDir), onlineCopy, holdFiles: hold });
  return {
    app,
    database,
    close: async () => {
      await desk.close();
      await app.stop();
      await database.close();
    },
  };
}

/** An answer as its customer reads it; links to files end and are made anew. */
const shown = ({ content, citations, steps, warnings, band }: Message) => ({
  content,
  steps,
  warnings,
  band,
  quotes: citations?.map(({ quote, page, boxes }) => ({ quote, page, boxes })),
});

const ask = ({ app }: Running, link: TestLink, question: string) => askQuestion(app, link, question);

type Acknowledged = { id: string; at: number };

/** Asks until it is told to stop. @returns the answers that have been given so far and when, and the end */
function keepAsking(running: Running, link: TestLink, isOver: () => boolean) {
  const acknowledged: Acknowledged[] = [];
  const goOn = async (): Promise<void> => {
    while (!isOver()) {
      const { _id: id } = await ask(running, link, QUESTIONS[acknowledged.length % QUESTIONS.length] ?? '');
      acknowledged.push({ id, at: Date.now() });
    }
  };
  return { acknowledged, ended: goOn() };
}

describe('a backup of a program that runs', () => {
  it('brings back, after everything is lost, what was acknowledged before its stamp, and the same answers', async () => {
    const dataDir = join(folder, 'before');
    const running = await run(dataDir);
    const vendor: TestCompany = await createApprovedCompany(running.app);
    const productId = await createReadyProduct(running.app, vendor);
    const buyer = await running.app.services.auth.findActor(vendor.token);
    if (!buyer) throw new Error('The vendor is not signed in.');
    await running.app.services.plans.recordPurchase(buyer, vendor.companyId, 'Enterprise', 1);
    const makeLink = async (n: number): Promise<TestLink> => {
      const link = await createLink(running.app, vendor, productId, `customer-${n}@example.com`);
      const params = { productId, uniqueId: link.uniqueId };
      const limit = { token: vendor.token, params, body: { queryLimit: 10_000 } };
      await running.app.call(chatbotRoutes.updateLimit, limit);
      return link;
    };
    const links = await Promise.all(CUSTOMERS.map(makeLink));
    const [witness, later] = [await makeLink(8), await makeLink(9)];
    const before = await Promise.all(QUESTIONS.map((question) => ask(running, witness, question)));

    let isOver = false;
    const asking = links.map((link) => keepAsking(running, link, () => isOver));
    await eventually(() => {
      for (const { acknowledged } of asking) expect(acknowledged).not.toEqual([]);
    });
    const archive = join(folder, 'archive');
    // From the first table on the copy is read, which has its stamp by then.
    const { stamp } = await backUp({ ...NO_BUCKET, dataDir }, archive, (line) => {
      isOver ||= line.startsWith('Table ');
    });
    expect(isOver).toBe(true);
    await Promise.all(asking.map(({ ended }) => ended));
    expect(await running.app.services.fileHolds.isHeld()).toBe(false);
    await running.close();
    await rm(dataDir, { recursive: true });
    expect(await readdir(archive)).toEqual(['files', 'manifest.json', 'tables']);

    const newDir = join(folder, 'after');
    await restore({ ...NO_BUCKET, dataDir: newDir }, archive, silent);
    const again = await run(newDir);
    try {
      for (const [index, link] of links.entries()) {
        const { body } = await again.app.call(chatRoutes.currentBot, { body: { uniqueId: link.uniqueId } });
        const { messages } = body.data as { messages: Message[] };
        const kept = new Set(messages.map(({ _id }) => _id));
        const due = (asking[index]?.acknowledged ?? []).filter(({ at }) => at < Date.parse(stamp));
        expect(due.length).toBeGreaterThan(0);
        expect(due.filter(({ id }) => !kept.has(id))).toEqual([]);
      }
      const after = await Promise.all(QUESTIONS.map((question) => ask(again, later, question)));
      expect(after.map(shown)).toEqual(before.map(shown));
      // The manual's file and the vendor's session came along.
      const url = after[0]?.citations?.[0]?.url.split('#')[0] ?? '';
      expect((await again.app.app.inject({ method: 'GET', url })).statusCode).toBe(200);
      expect(await again.app.call(productRoutes.allProducts, { token: vendor.token })).toMatchObject({
        status: 200,
        body: { data: [{ _id: productId }] },
      });
    } finally {
      await again.close();
    }
  });

  it('is made by one at a time; one whose maker is killed is in nobody’s way', async () => {
    const dataDir = join(folder, 'busy');
    const running = await run(dataDir);
    try {
      const first = await requestCopy(databaseFolderOf(dataDir));
      await first?.onlineCopy.begin();
      const second = backUp({ ...NO_BUCKET, dataDir }, join(folder, 'second'), silent);
      await expect(second).rejects.toThrow(CopyRefusedError);
      await expect(second).rejects.toThrow('Another backup is being made');
      // As when its process ends.
      first?.release();
      const { isHeld } = running.app.services.fileHolds;
      await expect.poll(isHeld).toBe(false);
      await backUp({ ...NO_BUCKET, dataDir }, join(folder, 'second'), silent);
    } finally {
      await running.close();
    }
    // With nobody to ask, the database is opened where it lies.
    await backUp({ ...NO_BUCKET, dataDir }, join(folder, 'third'), silent);
  });

  it('is not restored into a folder that the program runs on, and not made of nothing', async () => {
    const dataDir = join(folder, 'running');
    const running = await run(dataDir);
    try {
      await expect(restore({ ...NO_BUCKET, dataDir }, folder, silent)).rejects.toThrow(
        /in use by process \d+\. Stop the server before a restore\./,
      );
    } finally {
      await running.close();
    }
    const nothing = backUp({ ...NO_BUCKET, dataDir: join(folder, 'none') }, join(folder, 'x'), silent);
    await expect(nothing).rejects.toThrow('There is no database in');
  });
});

describe.skipIf(inject('postgresUrl') === null)('a backup of a server', () => {
  it('lets the files go again, is refused where there is nothing, and not restored among others', async () => {
    const database = await openTestDatabase('postgres', { maxConnections: 2 });
    try {
      const databaseUrl = String(database.pool.options.connectionString);
      const place = { databaseUrl, dataDir: join(folder, 'server'), s3: null };
      const archive = join(folder, 'of-server');
      await backUp(place, archive, silent);
      expect(await createFileHolds(database.write).isHeld()).toBe(false);
      await expect(restore(place, archive, silent)).rejects.toThrow(
        'Others use the database: connections 1.',
      );
      await database.pool.query('drop schema drizzle cascade');
      await expect(backUp(place, join(folder, 'nothing'), silent)).rejects.toThrow('The database is empty');
    } finally {
      await database.close();
    }
  });
});
