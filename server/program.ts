/** The running program: services, then web, worker or both, until it is told to stop. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Server as TlsServer } from 'node:tls';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { type Database, databaseFolderOf } from './db/connect.ts';
import { openCopyDesk } from './db/embedded/copy-desk.ts';
import { type DemoLinks, seedDemo } from './demo/seed-demo.ts';
import { wantsDemo } from './demo/wants-demo.ts';
import { findPublicFault, followCertificate } from './http/tls/tls.ts';
import { reasonOf } from './lib/describe-error.ts';
import { makeProvisional } from './modules/auth/passwords/provisional-password.ts';
import { createServices, type Services } from './services.ts';
import { createStop, type Stopping, type StopStep } from './stop.ts';
import { announceAdministrator, announceDemo, printFirstSteps } from './welcome.ts';

const webDir = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? '../dist/web' : '../web', import.meta.url),
);
const sampleDir = fileURLToPath(new URL('../sample', import.meta.url));

/** Calls that run are waited for so long: compose.yaml gives the whole end 30 s. */
const MOST_REPLYING_MS = 20_000;

export type ProgramDeps = {
  config: Config;
  /** Open and migrated; closed here when the program is told to stop. */
  database: Database;
  logger: Logger;
  /** Sends what is left of the log, where it goes elsewhere too. */
  closeLog?: (() => Promise<void>) | undefined;
};

/** Resolves when everything runs; from then on SIGTERM and SIGINT end the process. */
export async function runProgram({ config, database, logger, closeLog }: ProgramDeps): Promise<void> {
  const services = await createServices({
    config,
    database,
    onJobError: (error, job) => logger.error({ job, reason: reasonOf(error) }, 'job failed'),
    onEncoderChange: (status) =>
      logger[status.state === 'failing' ? 'warn' : 'info'](status, 'the encoder of meanings has changed'),
    onModelFailure: (reason) => logger.warn({ reason }, 'the language model gave no reply'),
    onVersionsRemoved: (total) => logger.info(total, 'replaced versions of manuals removed'),
    onMaintenanceDone: (report) => logger.info(report, 'daily maintenance done'),
  });
  await services.plans.seedCatalogue();
  // A worker has no password to give: the first process that answers makes the account.
  const newPassword = config.role === 'worker' ? null : await ensureAdministrator(config, services);
  const { brandName } = await services.identity.readShown();
  if (config.role !== 'web') await services.jobs.start();
  const copyDesk = await letCopy(config, database, services);
  const stopping = { isStopping: false };
  const app = config.role === 'worker' ? null : await createApp(config, database, services, logger, stopping);
  const steps: StopStep[] = [
    ['server', () => app?.close(), MOST_REPLYING_MS],
    ['copy desk', () => copyDesk?.close()],
    ['services', services.close],
    ['database', database.close],
  ];
  if (closeLog) steps.push(['log', closeLog]);
  // Nothing is refused before those who send calls have seen that it is not ready.
  if (app) steps.unshift(['draining', () => sleep(config.drainMs), config.drainMs + 1_000]);
  const stop = createStop({ steps, stopping, logger });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));
  // Last of what may fail: a program that has answered once goes on, whatever the disk does then.
  await app?.listen({ port: config.port, host: config.host });
  if (app) watchCertificates(app, config, logger);
  // Or the first question would wait for it. A start has no need to: it takes as long as all the rest that is loaded.
  if (app) await services.answerer.warmUp();
  const demo = await makeDemo(config, database, services, logger);
  if (app) printFirstSteps({ config, brandName, newPassword, demo });
}

/** @returns the password if one was made, because no later start can show it */
async function ensureAdministrator({ admin }: Config, { auth }: Services): Promise<string | null> {
  if (admin.password !== null) {
    await auth.ensureAdministrator(admin.email, admin.password);
    return null;
  }
  const { password, provisionalUntil } = makeProvisional();
  if (!(await auth.ensureAdministrator(admin.email, password, provisionalUntil))) return null;
  // At once: what comes before the first steps may be ended, or fail.
  announceAdministrator(admin.email, password);
  return password;
}

function createApp(
  config: Config,
  database: Database,
  services: Services,
  logger: Logger,
  stopping: Stopping,
): Promise<FastifyInstance> {
  const ping = async () => void (await database.write.execute(sql`select 1`));
  const isStopping = () => stopping.isStopping;
  return buildApp({ config, services, ping, isStopping, logger, webDir });
}

/** A certificate of the program's own is renewed while it runs; of a proxy's it is said when nobody would trust it. */
function watchCertificates(app: FastifyInstance, { tls, publicUrl }: Config, logger: Logger): void {
  if (tls !== null && app.server instanceof TlsServer) {
    const { close } = followCertificate(app.server, tls, (failure) =>
      failure === null
        ? logger.info('the certificate was renewed')
        : logger.warn({ reason: reasonOf(failure) }, 'the new certificate can’t be used'),
    );
    app.server.once('close', close);
  } else if (publicUrl.startsWith('https:')) {
    void findPublicFault(publicUrl).then((reason) => {
      if (reason !== null) logger.warn({ reason }, 'the certificate at PUBLIC_URL is not trusted');
    });
  }
}

// A demo that can't be made is no reason not to run.
async function makeDemo(
  config: Config,
  database: Database,
  services: Services,
  logger: Logger,
): Promise<DemoLinks | null> {
  if (!wantsDemo(config, database.kind)) return null;
  try {
    const isAlone = database.kind === 'embedded';
    return await seedDemo(services, { sampleDir, isAlone, onBegin: announceDemo });
  } catch (error) {
    logger.error({ reason: reasonOf(error) }, 'the demo company could not be made');
    return null;
  }
}

/** The embedded database belongs to this process: a backup needs its help. A server helps by itself. */
async function letCopy({ dataDir }: Config, { onlineCopy }: Database, { fileHolds }: Services) {
  if (onlineCopy === null) return null;
  return openCopyDesk({ directory: databaseFolderOf(dataDir), onlineCopy, holdFiles: fileHolds.hold });
}
