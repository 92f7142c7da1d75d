/**
 * `node scripts/run-ts.mjs server/testing/make-release-archive.ts`: what this version's data looks like, kept when it is
 * released so that every later one is tried on it. Real things that answer, and rows in every table.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { chatRoutes } from '../../contracts/chat/chat.ts';
import type { Message } from '../../contracts/chat/messages.ts';
import { version } from '../../package.json';
import { withNewFolder, writeArchive } from '../archive/write-archive.ts';
import { openDatabase } from '../db/connect.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { createLocalFileStore } from '../providers/storage/local.ts';
import { createApprovedCompany } from './accounts.ts';
import { fillEveryTable } from './every-table.ts';
import { createLink, createReadyProduct } from './products.ts';
import { startTestApp } from './test-app.ts';

const QUESTION = 'How do I clean the strainer?';
const releases = fileURLToPath(new URL('./fixtures/releases', import.meta.url));

const dataDir = await mkdtemp(join(tmpdir(), 'manualist-release-'));
const database = await openDatabase({ dataDir, template: null, isDurable: false });
await migrateDatabase(database);
const app = await startTestApp(database, { DATA_DIR: dataDir });
try {
  const vendor = await createApprovedCompany(app);
  const link = await createLink(app, vendor, await createReadyProduct(app, vendor));
  const { body } = await app.call(chatRoutes.askBot, { body: { ...link, question: QUESTION } });
  const { content, steps } = (body.data as { answer: Message }).answer;
  await app.stop();

  const fileStore = await createLocalFileStore(join(dataDir, 'files'));
  for (const key of await fillEveryTable(database)) await fileStore.putStream(key, Readable.from([key]));
  await withNewFolder(join(releases, version), async (folder) => {
    await writeArchive(folder, { database, fileStore, onProgress: () => undefined });
    const asked = { link, question: QUESTION, answer: { content, steps } };
    await writeFile(join(folder, 'asked.json'), `${JSON.stringify(asked, null, 2)}\n`);
  });
} finally {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
}
