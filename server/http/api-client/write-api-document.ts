/** `npm run api:write`: writes docs/api/openapi.json anew from the contract. */
import { writeFile } from 'node:fs/promises';
import { API_DOCUMENT, writeApiDocument } from './api-document.ts';

await writeFile(API_DOCUMENT, await writeApiDocument());
