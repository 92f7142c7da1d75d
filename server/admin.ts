/** The operator's program: node dist/server/admin.js COMMAND. It opens the database itself, with the server's settings. */
import { parseAdminCommand, runAdminCommand, USAGE } from './admin-command.ts';
import { loadConfig } from './config.ts';
import { printed } from './start-error.ts';

/** @returns the exit code */
async function main(): Promise<number> {
  const command = parseAdminCommand(process.argv.slice(2));
  if (command === null) {
    console.error(USAGE);
    return 2;
  }
  const { isDone, message } = await runAdminCommand(loadConfig(), command, (line) => console.log(line));
  console.log(message);
  return isDone ? 0 : 1;
}

try {
  process.exit(await main());
} catch (error) {
  console.error(printed(error));
  process.exit(1);
}
