/** npm run admin -- COMMAND: what an operator does with the database at hand; see docs/operations.md. */
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, root, run } from './lib.mjs';

await ensureInstalled();
await ensureBuilt();
process.exit(await run(process.execPath, [join(root, 'dist/server/admin.js'), ...process.argv.slice(2)]));
