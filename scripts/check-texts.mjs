/**
 * Fails when words for people stand in the code of web/ instead of a texts.ts, and when a module reads words that depend
 * on the language while it loads: part of `npm run lint`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findEarlyReads, hasChangingTexts } from './find-early-reads.mjs';
import { findWords } from './find-words.mjs';
import { root } from './lib.mjs';

const web = join(root, 'web');
const modules = readdirSync(web, { recursive: true })
  .map(String)
  .filter((path) => /\.tsx?$/.test(path) && !/(\.test\.tsx?|\.d\.ts)$|(^|[\\/])testing[\\/]/.test(path))
  .sort()
  .map((path) => ({ path, code: readFileSync(join(web, path), 'utf8') }));
const changing = new Set(modules.filter(({ code }) => hasChangingTexts(code)).map(({ path }) => path));

const listed = (path, found) => found.map(({ line, text }) => `web/${path}:${line}  ${text}`);
const misplaced = modules
  .filter(({ path }) => !path.endsWith('texts.ts'))
  .flatMap(({ path, code }) => listed(path, findWords(path, code)));
const early = modules.flatMap(({ path, code }) =>
  listed(
    path,
    findEarlyReads(path, code, (source) => changing.has(join(dirname(path), source))),
  ),
);

if (misplaced.length > 0) {
  console.error(`${misplaced.join('\n')}\n`);
  console.error(`${misplaced.length} text(s) for people in code: move them to the texts.ts beside.\n`);
}
if (early.length > 0) {
  console.error(`${early.join('\n')}\n`);
  console.error(`${early.length} text(s) read while a module loads: read them when they are shown.\n`);
}
if (misplaced.length + early.length > 0) process.exit(1);
