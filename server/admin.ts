/** The operator's program: node dist/server/admin.js COMMAND. It opens the database itself, with the server's settings. */
import { parseAdminCommand, runAdminCommand } from './admin-command.ts';
import { loadConfig } from './config.ts';
import { openDatabase } from './db/connect.ts';
import { migrateDatabase } from './db/migrate.ts';
import { printed } from './start-error.ts';

/** @returns the exit code */
async function main(): Promise<number> {
  const command = parseAdminCommand(process.argv.slice(2));
  if (command === null) {
    console.error('usage: npm run admin -- two-step-off EMAIL');
    return 2;
  }
  const { databaseUrl, dataDir } = loadConfig();
  const database = await openDatabase({ databaseUrl, dataDir });
  try {
    await migrateDatabase(database);
    const { isDone, message } = await runAdminCommand(database.write, command);
    console.log(message);
    return isDone ? 0 : 1;
  } finally {
    await database.close();
  }
}

try {
  process.exit(await main());
} catch (error) {
  console.error(printed(error));
  process.exit(1);
}
