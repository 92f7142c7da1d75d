/** The start of the program: settings and database first, the rest of it while the database opens. */
import { chmod, mkdir } from 'node:fs/promises';
import { compileExpressionsOnce } from './compile-expressions-once.ts';
import { type Config, forgetEnvironment, loadConfig } from './config.ts';
import { bringUpToDate } from './db/bring-up-to-date.ts';
import { openDatabase } from './db/connect.ts';
import { optimiseLate } from './db/embedded/optimise-late.ts';
import { keepHeapSmall } from './keep-heap-small.ts';
import { createLogger } from './logs/logger.ts';
import { shipLogs } from './logs/ship-logs.ts';
import { requireSafety } from './settings/safe-start.ts';
import { printed } from './start-error.ts';

async function start(config: Config): Promise<void> {
  const shipping = config.logServer && shipLogs(config.logServer);
  const logger = createLogger(config.logLevel, shipping);
  // What is stored is nobody's but the program's: no other account of the machine reads a file of it.
  process.umask(0o077);
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  // A folder that is not ours to change is its owner's to close.
  await chmod(config.dataDir, 0o700).catch(() => undefined);
  const database = await openDatabase({
    databaseUrl: config.databaseUrl,
    replicaUrl: config.analyticsDatabaseUrl,
    maxConnections: config.databaseConnections,
    dataDir: config.dataDir,
    // Loading the program takes about as long as the start of the embedded database in its thread.
    onStarting: () => void import('./program.ts'),
    onConnectionLost: (error) => logger.warn({ reason: error.message }, 'database connection lost'),
    onReplicaChange: ({ isUsed, reason }) =>
      logger[isUsed ? 'info' : 'warn'](
        { reason },
        isUsed ? 'figures are read from the replica' : 'figures are read from the database itself',
      ),
  });
  const { runProgram } = await import('./program.ts');
  await bringUpToDate(database, {
    dataDir: config.dataDir,
    onCopied: (folder) => logger.info({ folder }, 'the database was copied before its tables are changed'),
  });
  await runProgram({ config, database, logger, closeLog: shipping?.close });
  // Loading makes little garbage: collected so soon, it is looked through for nothing.
  keepHeapSmall();
}

compileExpressionsOnce();
optimiseLate();
try {
  const config = loadConfig();
  await requireSafety(config);
  // Threads, readers and libraries that come after this have nothing to read them from.
  forgetEnvironment();
  await start(config);
} catch (error) {
  console.error(printed(error));
  process.exit(1);
}
