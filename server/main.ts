/** The start of the program: settings and database first, the rest of it while the database opens. */
import { mkdir } from 'node:fs/promises';
import { type Config, ConfigError, loadConfig } from './config.ts';
import { openDatabase } from './db/connect.ts';
import { DataDirectoryError } from './db/embedded/data-directory.ts';
import { DirectoryInUseError } from './db/embedded/directory-lock.ts';
import { DatabaseTooNewError, migrateDatabase } from './db/migrate.ts';
import { createLogger } from './logger.ts';

async function start(config: Config): Promise<void> {
  const logger = createLogger(config.logLevel);
  await mkdir(config.dataDir, { recursive: true });
  const database = await openDatabase({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    // Loading the program takes about as long as the start of the embedded database in its thread.
    onStarting: () => void import('./program.ts'),
    onConnectionLost: (error) => logger.warn({ reason: error.message }, 'database connection lost'),
  });
  const { runProgram } = await import('./program.ts');
  await migrateDatabase(database);
  await runProgram({ config, database, logger });
}

try {
  await start(loadConfig());
} catch (error) {
  // What an operator can mend is said in a line; anything else with its trace.
  const isKnown = error instanceof ConfigError || error instanceof DatabaseTooNewError || isStartError(error);
  console.error(isKnown ? (error as Error).message : error);
  process.exit(1);
}

function isStartError(error: unknown): boolean {
  if (error instanceof DirectoryInUseError || error instanceof DataDirectoryError) return true;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return ['EADDRINUSE', 'EACCES', 'ECONNREFUSED'].includes(code);
}
