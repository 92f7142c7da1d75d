/**
 * `npm run bench -- cluster [--seconds N] [--outage N] [--pace TIMES] [--server FILE]`: two web processes and two workers of the built product behind
 * a proxy, on one PostgreSQL server with a replica and one bucket. Mixed traffic while nothing happens, while each process is
 * restarted in turn, while a web process and a worker are killed, and while the replica is gone; then questions while the database is gone,
 * and the bucket, for as long as `--outage` says; then whether everything that was acknowledged is there, once. At last how
 * much one web process serves, and two. All of it shares the machine.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import { authRoutes } from '../../contracts/account/auth.ts';
import { type Cluster, startCluster } from '../../server/testing/cluster/cluster.ts';
import {
  type ClusterScene,
  type SceneLink,
  setClusterScene,
  VENDOR,
} from '../../server/testing/cluster/cluster-scene.ts';
import { startMailSink } from '../../server/testing/mail-sink.ts';
import {
  findPostgresBinaries,
  openQuietPool,
  type PostgresServer,
  startPostgresServer,
  startReplica,
} from '../../server/testing/postgres-server.ts';
import { builtServer } from '../../server/testing/server-process.ts';
import { type Capacity, measureCapacity, megabytesOf } from './cluster/capacity.ts';
import { readCounters } from './cluster/check-counters.ts';
import { type Outage, type Support, sufferOutage } from './cluster/outages.ts';
import { type Phase, report } from './cluster/report.ts';
import { startTraffic, type Traffic } from './cluster/traffic.ts';

const LINKS = 40;
const LINKS_AT_ONCE = 4;
const CAPACITY_SECONDS = 8;
const ASKS_AT_ONCE = 16;
const SIGN_INS_AT_ONCE = 4;
const SETTLE_MS = 60_000;
const SETTLE_POLL_MS = 500;

export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      seconds: { type: 'string', default: '20' },
      outage: { type: 'string', default: '30' },
      pace: { type: 'string', default: '1' },
      server: { type: 'string', default: builtServer },
    },
  });
  const binaries = findPostgresBinaries();
  if (binaries === null) throw new Error('PostgreSQL is not installed.');
  const folder = await mkdtemp(join(tmpdir(), 'manualist-cluster-'));
  const primary = await startPostgresServer(binaries);
  const replica = await startReplica(binaries, primary);
  const sink = await startMailSink();
  const databaseUrl = primary.url('postgres');
  const pool = openQuietPool(databaseUrl);
  const env = {
    SMTP_URL: sink.url,
    TRUSTED_PROXIES: '2',
    // Limits are on, and out of the way of a single customer only.
    RATE_LIMIT_SCALE: '1',
    ANALYTICS_DATABASE_URL: replica.url('postgres'),
  };
  const script = resolve(values.server);
  const cluster = await startCluster({ script, folder, databaseUrl, env });
  try {
    const scene = await setClusterScene(cluster);
    const links = await makeLinks(scene);
    const traffic = startTraffic(scene, links, Number(values.pace));
    const phases = await goThrough(cluster, replica, traffic, Number(values.seconds));
    const outages = await goWithout(cluster, primary, scene, links, Number(values.outage));
    await settle(pool);
    const asked = outages.reduce((sum, { acknowledged }) => sum + acknowledged, traffic.done.asked);
    const done = { ...traffic.done, asked, recipients: sink.recipients };
    const counters = await readCounters(pool, scene.vendor.companyId, done);
    const capacities = await measureCapacities(cluster, scene, links, primary.pid);
    const memory = await readMemories(cluster);
    const connections = await countConnections(pool);
    report({ phases, outcomes: traffic.outcomes, outages, counters, capacities, memory, connections });
  } finally {
    await cluster.stop();
    await pool.end();
    await sink.stop();
    await replica.stop();
    await primary.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Links to one product, whose manual is read. */
async function makeLinks(scene: ClusterScene): Promise<SceneLink[]> {
  const productId = await scene.upload('Pump P7');
  await scene.untilRead(productId);
  const links: SceneLink[] = [];
  for (let at = 0; at < LINKS; at += LINKS_AT_ONCE) {
    const some = Array.from({ length: LINKS_AT_ONCE }, (_, n) =>
      scene.link(productId, `customer-${at + n}@customer.example`),
    );
    links.push(...(await Promise.all(some)));
  }
  return links;
}

async function goThrough(
  cluster: Cluster,
  replica: PostgresServer,
  traffic: Traffic,
  seconds: number,
): Promise<Phase[]> {
  const phases: Phase[] = [];
  const phase = async (name: string, work: () => Promise<unknown>): Promise<void> => {
    const since = performance.now();
    traffic.begin(name);
    await work();
    phases.push({ name, seconds: (performance.now() - since) / 1000 });
  };
  const nodes = [...cluster.web, ...cluster.workers];
  await phase('nothing happens', () => sleep(seconds * 1000));
  await phase('each process restarted in turn', async () => {
    for (const node of nodes) await node.restart();
  });
  const [web, worker] = [cluster.web[0], cluster.workers[0]];
  await phase('a web process and a worker killed', async () => {
    await Promise.all([web?.kill(), worker?.kill()]);
    await sleep((seconds * 1000) / 2);
  });
  await phase('both started again', async () => {
    await Promise.all([web?.start(), worker?.start()]);
    await sleep((seconds * 1000) / 4);
  });
  await phase('the replica stopped', async () => {
    await replica.stop();
    await sleep((seconds * 1000) / 2);
  });
  await traffic.stop();
  return phases;
}

async function goWithout(
  { bucket }: Cluster,
  primary: PostgresServer,
  scene: ClusterScene,
  links: readonly SceneLink[],
  seconds: number,
): Promise<Outage[]> {
  const database = { stop: () => primary.crash(), start: () => primary.restart() };
  const supports: Support[] = [
    { ...database, name: 'the database', mayRefuse: true },
    { ...bucket, name: 'the bucket', mayRefuse: false },
  ];
  const outages: Outage[] = [];
  for (const support of supports) outages.push(await sufferOutage(scene, links, support, seconds * 1000));
  return outages;
}

/** Waits until the workers have done what is due; the jobs of a killed one are taken over when its lease ends. */
async function settle(pool: pg.Pool): Promise<void> {
  for (let waitedMs = 0; waitedMs < SETTLE_MS; waitedMs += SETTLE_POLL_MS) {
    const { rows } = await pool.query(
      "select 1 from job where state <> 'dead' and company_id is not null limit 1",
    );
    if (rows.length === 0) return;
    await sleep(SETTLE_POLL_MS);
  }
}

/** Each customer asks and each person signs in from an address of their own, as limits are on. */
async function measureCapacities(
  cluster: Cluster,
  scene: ClusterScene,
  links: readonly SceneLink[],
  database: number,
): Promise<Capacity[]> {
  const pids = cluster.web.map((node) => node.current().process.pid);
  const [origin = ''] = scene.origins();
  const ask = (way: { origin?: string }) => async (n: number) => {
    const { status } = await scene.ask(
      links[n % links.length] as SceneLink,
      'What does E-14 mean?',
      undefined,
      way,
    );
    if (status !== 200) throw new Error(`A question was answered with ${status}.`);
  };
  const signIn = (way: { origin?: string }) => async () => {
    const { email, password } = VENDOR;
    await scene.act(authRoutes.login, { body: { email, password } }, way);
  };
  const shared = { seconds: CAPACITY_SECONDS, database };
  const one = { ...shared, web: pids.slice(0, 1) };
  const asking = { ...shared, atOnce: ASKS_AT_ONCE };
  return [
    await measureCapacity({
      ...one,
      what: 'ask, one web process',
      call: ask({ origin }),
      atOnce: ASKS_AT_ONCE,
    }),
    await measureCapacity({ ...asking, web: pids, what: 'ask, two behind the proxy', call: ask({}) }),
    await measureCapacity({
      ...one,
      what: 'sign in, one web process',
      call: signIn({ origin }),
      atOnce: SIGN_INS_AT_ONCE,
    }),
  ];
}

async function readMemories({ web, workers }: Cluster): Promise<{ node: string; mb: number }[]> {
  const nodes = [...web, ...workers].map(async (node) => ({
    node: node.name,
    mb: await megabytesOf(node.current().process.pid),
  }));
  return Promise.all(nodes);
}

async function countConnections(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(
    `select count(*)::int n from pg_stat_activity
     where backend_type = 'client backend' and application_name = '' and pid <> pg_backend_pid()`,
  );
  return rows[0]?.n ?? 0;
}
