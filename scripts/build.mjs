/** npm run build: server and engine by esbuild, the web by Vite. */
import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bin, ensureInstalled, must, root } from './lib.mjs';

await ensureInstalled();
console.log('Building …');
const dist = join(root, 'dist');
rmSync(dist, { recursive: true, force: true });
mkdirSync(dist, { recursive: true });
// Only now, because before the installation there may be no esbuild to import.
const { bundle, programs } = await import('./bundle.mjs');
await bundle(dist, programs);
cpSync(join(root, 'server/db/migrations'), join(dist, 'server/db/migrations'), { recursive: true });
cpSync(join(root, 'engine/words'), join(dist, 'engine/words'), {
  recursive: true,
  filter: (path) => !path.endsWith('.ts'),
});
// The texts of the public pages, and the client's.
for (const name of ['docs/guide', 'docs/site', 'docs/api/client-runtime.ts', 'CHANGELOG.md']) {
  cpSync(join(root, name), join(dist, name), { recursive: true });
}
cpSync(join(root, 'models'), join(dist, 'models'), { recursive: true });
for (const name of ['manual.pdf', 'manual.docx', 'manual.doc', 'photos']) {
  const from = join(root, 'sample', name);
  if (existsSync(from)) cpSync(from, join(dist, 'sample', name), { recursive: true });
}
await must('node', [join(dist, 'server/db/embedded/build-template.js')]);
await must(bin('vite'), ['build', '--logLevel', 'warn']);
const { prerender } = await import('./prerender.mjs');
await prerender(join(dist, 'web'));
renameSync(join(dist, 'web/.vite/manifest.json'), join(dist, 'web-manifest.json'));
rmSync(join(dist, 'web/.vite'), { recursive: true });
await must('node', [join(root, 'scripts/run-ts.mjs'), 'bench/main.ts', 'first-load']);
writeFileSync(join(dist, '.built'), '');
console.log('Built.');
