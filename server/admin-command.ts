/** What an operator can do with the database at hand and no session. */
import { email as emailShape } from '../contracts/shapes.ts';
import { backUp, restore } from './archive/operate.ts';
import type { Config } from './config.ts';
import { bringUpToDate } from './db/bring-up-to-date.ts';
import { type Db, openDatabase } from './db/connect.ts';
import { addAdministrator, renewPassword } from './modules/auth/add-administrator.ts';
import { PROVISIONAL_DAYS } from './modules/auth/passwords/provisional-password.ts';
import { turnOffTwoStepOf } from './modules/auth/two-step-switch.ts';
import { retireKeys, rotateKeys } from './modules/files/rotate-keys.ts';

export type AdminCommand =
  | { name: 'two-step-off'; email: string }
  | { name: 'add-administrator'; email: string }
  | { name: 'new-password'; email: string }
  | { name: 'backup' | 'restore'; folder: string }
  | { name: 'rotate-keys' }
  | { name: 'retire-keys' };

export const USAGE = `usage: npm run admin -- COMMAND
  backup FOLDER            writes everything into a new folder, also while the server runs
  restore FOLDER           puts a backup into an empty DATA_DIR or database
  two-step-off EMAIL       lets somebody in who has lost the second step of signing in
  add-administrator EMAIL  makes a further administrator and shows the password, once
  new-password EMAIL       makes a new password of an administrator and shows it, once
  rotate-keys              makes a new key that signs links and seals secrets; those of before stay valid
  retire-keys              ends the keys of before, and the links that they signed`;

/** The command that the arguments name; null if they name none. */
export function parseAdminCommand(args: readonly string[]): AdminCommand | null {
  const [name, object, ...more] = args;
  if (name === 'rotate-keys' || name === 'retire-keys') return object === undefined ? { name } : null;
  if (!object || more.length > 0) return null;
  if (name === 'two-step-off' || name === 'add-administrator' || name === 'new-password') {
    const { data: email } = emailShape.safeParse(object);
    return email === undefined ? null : { name, email };
  }
  if (name === 'backup' || name === 'restore') return { name, folder: object };
  return null;
}

export type Outcome = { isDone: boolean; message: string };

/**
 * Does it, with the server's settings.
 * @param print told how far it is
 * @returns whether it is done, and a line that says so or why not
 */
export async function runAdminCommand(
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 's3' | 'sealingKey'>,
  command: AdminCommand,
  print: (line: string) => void,
): Promise<Outcome> {
  if (command.name === 'two-step-off') return withDatabase(config, print, (db) => turnOff(db, command.email));
  if (command.name === 'add-administrator')
    return withDatabase(config, print, (db) => addOne(db, command.email));
  if (command.name === 'new-password') return withDatabase(config, print, (db) => renew(db, command.email));
  if (command.name === 'rotate-keys')
    return withDatabase(config, print, (db) => rotate(db, config.sealingKey));
  if (command.name === 'retire-keys')
    return withDatabase(config, print, (db) => retire(db, config.sealingKey));
  const startedAt = performance.now();
  const run = command.name === 'backup' ? backUp : restore;
  const { stamp, tables, files, missingFiles } = await run(config, command.folder, print);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const bytes = [...tables, ...files].reduce((sum, part) => sum + part.bytes, 0);
  const seconds = (performance.now() - startedAt) / 1000;
  if (missingFiles.length > 0)
    print(`Files that rows name and the store did not have: ${missingFiles.length}. See manifest.json.`);
  const what = command.name === 'backup' ? `Backed up to ${command.folder}` : `Restored ${command.folder}`;
  const figures = `tables ${tables.length}, rows ${rows}, files ${files.length}, ${(bytes / 1e6).toFixed(1)} MB`;
  return { isDone: true, message: `${what}: ${figures}; as of ${stamp}; took ${seconds.toFixed(1)} s.` };
}

async function withDatabase(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  print: (line: string) => void,
  use: (db: Db) => Promise<Outcome>,
): Promise<Outcome> {
  const database = await openDatabase({ databaseUrl, dataDir });
  try {
    const onCopied = (folder: string): void => print(`The database before its tables are changed: ${folder}`);
    await bringUpToDate(database, { dataDir, onCopied });
    return await use(database.write);
  } finally {
    await database.close();
  }
}

/** Turns two-step sign-in off for the account of the address. */
export async function turnOff(db: Db, email: string): Promise<Outcome> {
  const wasOn = await turnOffTwoStepOf(db, email);
  if (wasOn === undefined) return { isDone: false, message: `No account has the address ${email}.` };
  if (!wasOn) return { isDone: false, message: `${email} has no two-step sign-in.` };
  return { isDone: true, message: `${email} signs in with the password alone from now on.` };
}

/** Makes a further administrator. */
export async function addOne(db: Db, email: string): Promise<Outcome> {
  const password = await addAdministrator(db, email);
  return password === null
    ? { isDone: false, message: `An account has the address ${email} already.` }
    : { isDone: true, message: `${email} is an administrator. ${lasting} ${password}` };
}

/** Makes a new password of an administrator, and ends all sessions of the account. */
export async function renew(db: Db, email: string): Promise<Outcome> {
  const password = await renewPassword(db, email);
  return password === null
    ? { isDone: false, message: `No administrator has the address ${email}.` }
    : { isDone: true, message: `${email} is signed out everywhere. ${lasting} ${password}` };
}

/** What is said before a password. */
const lasting = `The password, to be changed within ${PROVISIONAL_DAYS} days:`;

async function rotate(db: Db, sealingKey: string | null): Promise<Outcome> {
  const older = await rotateKeys(db, sealingKey);
  return {
    isDone: true,
    message: `A new key signs and seals from the next start on. Keys of before that stay valid: ${older}.`,
  };
}

async function retire(db: Db, sealingKey: string | null): Promise<Outcome> {
  const older = await retireKeys(db, sealingKey);
  return older === 0
    ? { isDone: false, message: 'There are no keys of before.' }
    : { isDone: true, message: `Keys that are valid no more: ${older}.` };
}
