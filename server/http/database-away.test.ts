import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authRoutes } from '../../contracts/account/auth.ts';
import { chatRoutes } from '../../contracts/chat/chat.ts';
import { productRoutes } from '../../contracts/manuals/products.ts';
import { type Database, openDatabase } from '../db/connect.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { createApprovedCompany, type TestCompany } from '../testing/accounts.ts';
import {
  findPostgresBinaries,
  type PostgresServer,
  startPostgresServer,
} from '../testing/postgres-server.ts';
import { createLink, createReadyProduct, type TestLink } from '../testing/products.ts';
import { startTestApp } from '../testing/test-app.ts';

const binaries = findPostgresBinaries();

describe.skipIf(binaries === null)('while PostgreSQL is away', () => {
  let server: PostgresServer;
  let database: Database;
  let app: Awaited<ReturnType<typeof startTestApp>>;
  let vendor: TestCompany;
  let link: TestLink;

  beforeAll(async () => {
    server = await startPostgresServer(binaries ?? '');
    database = await openDatabase({ databaseUrl: server.url('postgres'), dataDir: '' });
    await migrateDatabase(database);
    app = await startTestApp(database);
    vendor = await createApprovedCompany(app);
    link = await createLink(app, vendor, await createReadyProduct(app, vendor));
  }, 120_000);

  afterAll(async () => {
    await app.stop();
    await database.close();
    await server.stop();
  });

  const calls = () => [
    app.call(chatRoutes.askBot, { body: { ...link, question: 'What does E-14 mean?' } }),
    app.call(productRoutes.allProducts, { token: vendor.token }),
    app.call(authRoutes.login, { body: { email: vendor.email, password: vendor.password } }),
  ];

  it('every call says when to come again, and is answered as soon as it is there', async () => {
    for (const { status } of await Promise.all(calls())) expect(status).toBe(200);
    await server.crash();
    // The first to notice is a connection that was in use.
    for (let round = 0; round < 2; round += 1)
      for (const reply of await Promise.all(calls()))
        expect(reply).toMatchObject({
          status: 503,
          body: { code: 'unavailable' },
          headers: { 'retry-after': '5' },
        });
    await server.restart();
    for (const { status } of await Promise.all(calls())) expect(status).toBe(200);
  });
});
