/** `npm run api:write`: writes the files in docs/api anew from the contract. */
import { writeFile } from 'node:fs/promises';
import { makeApiFiles } from './api-files.ts';

for (const { path, text } of Object.values(await makeApiFiles())) await writeFile(path, text);
