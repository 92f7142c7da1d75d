/** Writes the landing page as HTML beside the built web client; the server puts its own address into the marks. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from './lib.mjs';

const escapeText = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** @param webDir folder of the build, with its landing.html still empty */
export async function prerender(webDir) {
  const page = await readFile(join(webDir, 'landing.html'), 'utf8');
  const { title, description, html } = await render();
  const head = [
    `<title>${escapeText(title)}</title>`,
    '<link rel="canonical" href="{public-url}/" />',
    '<meta property="og:type" content="website" />',
    '<meta property="og:site_name" content="Manualist" />',
    '<meta property="og:url" content="{public-url}/" />',
    `<meta property="og:title" content="${escapeText(title)}" />`,
    `<meta property="og:description" content="${escapeText(description)}" />`,
    '<meta name="twitter:card" content="summary" />',
  ].join('\n    ');
  const written = page
    .replace(/<title>.*?<\/title>/, () => head)
    .replace(/(<meta name="description" content=").*?"/, (_, start) => `${start}${escapeText(description)}"`)
    // What is to be read is in the page: its scripts may wait until the styles and fonts are there.
    .replaceAll(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"')
    .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`);
  if (!written.includes(html) || !written.includes(head)) throw new Error('The page has lost its marks.');
  await writeFile(join(webDir, 'landing.html'), written);
}

/** Runs web/app/prerender.tsx, bundled for Node in a folder from where it finds React. */
async function render() {
  const folder = await mkdtemp(join(root, 'dist', 'prerender-'));
  try {
    const outfile = join(folder, 'prerender.mjs');
    await build({
      absWorkingDir: root,
      entryPoints: ['web/app/prerender.tsx'],
      outfile,
      bundle: true,
      packages: 'external',
      platform: 'node',
      format: 'esm',
      jsx: 'automatic',
      define: { 'process.env.NODE_ENV': '"production"' },
      loader: { '.css': 'empty' },
      logLevel: 'warning',
    });
    process.env.NODE_ENV = 'production';
    const { renderLanding } = await import(pathToFileURL(outfile).href);
    return renderLanding();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
