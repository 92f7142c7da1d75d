/** Two web servers and two workers on one PostgreSQL server and one bucket: what one of them knows, the others know. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { v4 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { authRoutes } from '../contracts/account/auth.ts';
import { chatRoutes } from '../contracts/chat/chat.ts';
import { type ProductDetail, productRoutes } from '../contracts/manuals/products.ts';
import { type Cluster, startCluster } from './testing/cluster/cluster.ts';
import {
  type ClusterScene,
  type SceneLink,
  setClusterScene,
  VENDOR,
} from './testing/cluster/cluster-scene.ts';
import { eventually } from './testing/jobs.ts';
import { type MailSink, startMailSink } from './testing/mail-sink.ts';
import { openQuietPool } from './testing/postgres-server.ts';
import { pumpManual } from './testing/products.ts';

const postgresUrl = inject('postgresUrl');
const SIGN_INS_A_MINUTE = 20;
const CONVERSATIONS_A_MINUTE = 120;
/** What one process may have in hand of that limit while the other asks for more. */
const IN_HAND = 6;
const LINKS = 6;
/** For what starts several processes: a busy machine is no fault of theirs. */
const SLOW_MS = 240_000;
const QUESTION = 'What does E-14 mean?';

const { name: _name, ...SIGN_IN } = VENDOR;

/** An empty database on the test server. */
async function createDatabase(): Promise<string> {
  const name = `cluster_${uuid().replaceAll('-', '')}`;
  const maintenance = new pg.Client({ connectionString: `${postgresUrl}postgres` });
  await maintenance.connect();
  await maintenance.query(`create database ${name}`);
  await maintenance.end();
  return `${postgresUrl}${name}`;
}

describe.skipIf(postgresUrl === null)('two web servers and two workers', () => {
  let folder = '';
  let cluster: Cluster;
  let sink: MailSink;
  let database: pg.Pool;
  let scene: ClusterScene;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'manualist-cluster-'));
    sink = await startMailSink();
    const databaseUrl = await createDatabase();
    database = openQuietPool(databaseUrl, 1);
    cluster = await startCluster({
      script: join(inject('builtPrograms'), 'server/main.js'),
      folder,
      databaseUrl,
      env: { SMTP_URL: sink.url, RATE_LIMIT_SCALE: '1', TRUSTED_PROXIES: '2', DATABASE_CONNECTIONS: '5' },
    });
    scene = await setClusterScene(cluster);
  }, SLOW_MS);
  afterAll(async () => {
    await cluster?.stop();
    await sink?.stop();
    await database?.end();
    await rm(folder, { recursive: true, force: true });
  }, SLOW_MS);

  async function readProduct(name: string): Promise<string> {
    const productId = await scene.upload(name);
    await scene.untilRead(productId);
    return productId;
  }

  const makeLinks = (productId: string, who: string): Promise<SceneLink[]> =>
    Promise.all(
      Array.from({ length: LINKS }, (_, n) => scene.link(productId, `${who}-${n}@customer.example`)),
    );

  it('know a session wherever it began, and have all forgotten it when it is ended', async () => {
    const [first, second] = scene.origins().map((origin) => ({ origin }));
    const { token } = await scene.act<{ token: string }>(authRoutes.login, { body: SIGN_IN }, first);
    expect((await scene.call(authRoutes.userInfo, { token }, second)).status).toBe(201);
    await scene.act(authRoutes.logout, { token }, second);
    expect((await scene.call(authRoutes.userInfo, { token }, first)).status).toBe(401);
  });

  it('count tries to sign in together, and keep no address', async () => {
    const address = '203.0.113.7';
    const statuses: number[] = [];
    for (let n = 0; n <= SIGN_INS_A_MINUTE; n += 1) {
      // Of one account fewer would be taken.
      const body = { email: `somebody-${n}@example.com`, password: 'a guess' };
      const way = { origin: scene.origins()[n % 2] ?? '', address };
      statuses.push((await scene.call(authRoutes.login, { body }, way)).status);
    }
    expect(statuses).toEqual([...Array(SIGN_INS_A_MINUTE).fill(401), 429]);
    const { rows } = await database.query('select r::text as row from rate_window r');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(address);
  });

  it('let no more calls through together than one would, also when they come at once', async () => {
    const { uniqueId } = await scene.link(await readProduct('Pump P1'), 'dana@customer.example');
    const replies = await Promise.all(
      Array.from({ length: 2 * CONVERSATIONS_A_MINUTE }, (_, n) => {
        const way = { origin: scene.origins()[n % 2] ?? '', address: '203.0.113.8' };
        return scene.call(chatRoutes.currentBot, { body: { uniqueId } }, way);
      }),
    );
    const statuses = replies.map(({ status }) => status);
    const answered = statuses.filter((status) => status === 200).length;
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    expect(answered).toBeLessThanOrEqual(CONVERSATIONS_A_MINUTE);
    expect(answered).toBeGreaterThanOrEqual(CONVERSATIONS_A_MINUTE - IN_HAND);
  });

  it('show the progress and the file of a manual that another took and a third has read', async () => {
    const productId = await readProduct('Pump P2');
    for (const origin of scene.origins()) {
      expect(await scene.progressOf(productId, { origin })).toMatchObject([{ status: 'ready' }]);
      const { token } = scene.vendor;
      const { manuals } = await scene.act<ProductDetail>(
        productRoutes.singleProduct,
        { token, params: { id: productId } },
        { origin },
      );
      const { pathname, search } = new URL(manuals[0]?.url ?? '', origin);
      const file = await fetch(origin + pathname + search);
      expect(Buffer.from(await file.arrayBuffer()).equals(pumpManual())).toBe(true);
    }
  });

  it('send each mail once', async () => {
    const productId = await readProduct('Pump P3');
    await makeLinks(productId, 'mailed');
    const taken = () => sink.recipients.filter((address) => address.startsWith('mailed-'));
    await eventually(() => expect(taken().length).toBeGreaterThanOrEqual(LINKS));
    // Longer than the other worker takes to look for work.
    await sleep(1_500);
    expect(new Set(taken()).size).toBe(LINKS);
    expect(taken()).toHaveLength(LINKS);
  });

  it(
    'are restarted one after the other, and no call fails',
    async () => {
      const productId = await readProduct('Pump P4');
      const links = await makeLinks(productId, 'asks');
      const { token } = scene.vendor;
      const failed: string[] = [];
      let asked = 0;
      let isOver = false;
      const repeat = async (work: (n: number) => Promise<{ status: number }>): Promise<void> => {
        for (let n = 0; !isOver; n += 1) {
          const { status } = await work(n).catch((error: Error) => ({ status: `${error.cause ?? error}` }));
          if (status !== 200 && status !== 201) failed.push(String(status));
          await sleep(20);
        }
      };
      const traffic = [
        repeat((n) => {
          asked += 1;
          // The same words asked again take no query.
          return scene.ask(links[n % LINKS] as SceneLink, `${QUESTION}${'?'.repeat(n)}`);
        }),
        repeat(() => scene.call(authRoutes.userInfo, { token })),
        repeat(() => scene.call(chatRoutes.currentBot, { body: { uniqueId: links[0]?.uniqueId } })),
      ];
      const nodes = [...cluster.web, ...cluster.workers];
      const before = nodes.map((node) => node.current().process.pid);
      for (const node of nodes) await node.restart();
      await sleep(300);
      isOver = true;
      await Promise.all(traffic);
      expect(failed).toEqual([]);
      expect(new Set([...before, ...nodes.map((node) => node.current().process.pid)]).size).toBe(
        2 * nodes.length,
      );
      const { rows } = await database.query(
        'select sum(queries_used)::int as used from chatbot where product_id = $1',
        [productId],
      );
      expect(rows).toEqual([{ used: asked }]);
      expect(cluster.complaints()).toEqual([]);
    },
    SLOW_MS,
  );
});
