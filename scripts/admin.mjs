/** npm run admin -- COMMAND: what an operator does with the database at hand; see docs/operations.md. */
import { join, resolve } from 'node:path';
import { ensureBuilt, ensureInstalled, root, run } from './lib.mjs';

await ensureInstalled();
await ensureBuilt();
const [command, object, ...more] = process.argv.slice(2);
const takesFolder = object !== undefined && (command === 'backup' || command === 'restore');
// Settings are relative to the program, as for `npm start`; a folder that is named is the caller's.
const named = takesFolder ? resolve(process.env.INIT_CWD ?? process.cwd(), object) : object;
const args = [command, named, ...more].filter((part) => part !== undefined);
process.exit(await run(process.execPath, [join(root, 'dist/server/admin.js'), ...args]));
