import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { firstLoads } from './first-loads.ts';
import { type Manifest, parseManifest, scriptsOf, stylesOf } from './manifest.ts';

/**
 * Writes `<screen>.html` beside index.html for every screen of `firstLoads`: the same page that also names what the
 * screen imports lazily. A browser then asks for everything at once, where it would find it wave by wave.
 */
export function screenPages(outDir: string): Plugin {
  return {
    name: 'screen-pages',
    apply: 'build',
    async writeBundle() {
      const manifest = parseManifest(await readFile(join(outDir, '.vite/manifest.json'), 'utf8'));
      const index = await readFile(join(outDir, 'index.html'), 'utf8');
      await Promise.all(
        firstLoads
          .filter(({ isLater }) => !isLater)
          .map(({ screen, modules }) =>
            writeFile(join(outDir, `${screen}.html`), withLinks(index, manifest, modules)),
          ),
      );
    },
  };
}

/** Adds links to what `modules` need beyond what the page names already. */
function withLinks(page: string, manifest: Manifest, modules: readonly string[]): string {
  const isMissing = (file: string) => !page.includes(`"/${file}"`);
  const links = [
    ...scriptsOf(manifest, modules)
      .filter(isMissing)
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ...stylesOf(manifest, modules)
      .filter(isMissing)
      .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
  ];
  return page.replace('</head>', () => `${links.map((link) => `  ${link}\n  `).join('')}</head>`);
}
