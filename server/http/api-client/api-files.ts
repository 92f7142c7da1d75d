/** The files in docs/api, as the contract would have them. */
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { makeApiDocument } from './api-document.ts';
import { makeClient } from './make-client.ts';

const BIOME = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');
const folder = fileURLToPath(new URL('../../../docs/api/', import.meta.url));

/** An address of a file, and its whole text. */
export type ApiFile = { path: string; text: string };

/** The OpenAPI document and the client. */
export async function makeApiFiles(): Promise<{ document: ApiFile; client: ApiFile }> {
  const path = `${folder}client.ts`;
  return {
    document: {
      path: `${folder}openapi.json`,
      text: `${JSON.stringify(await makeApiDocument(), null, 1)}\n`,
    },
    client: {
      path,
      text: execFileSync(process.execPath, [BIOME, 'format', `--stdin-file-path=${path}`], {
        input: makeClient(),
        encoding: 'utf8',
        stdio: ['pipe', 'pipe', 'ignore'],
      }),
    },
  };
}
