/** Fails when words for people stand in the code of web/ instead of a texts.ts: part of `npm run lint`. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findWords } from './find-words.mjs';
import { root } from './lib.mjs';

const isCode = (path) =>
  /\.tsx?$/.test(path) && !/(\.test\.tsx?|texts\.ts|\.d\.ts)$|(^|[\\/])testing[\\/]/.test(path);

const web = join(root, 'web');
const found = readdirSync(web, { recursive: true })
  .map(String)
  .filter(isCode)
  .sort()
  .flatMap((path) =>
    findWords(path, readFileSync(join(web, path), 'utf8')).map(
      ({ line, text }) => `web/${path}:${line}  ${text}`,
    ),
  );
if (found.length > 0) {
  console.error(
    `${found.join('\n')}\n\n${found.length} text(s) for people in code: move them to the texts.ts beside.`,
  );
  process.exit(1);
}
