/**
 * Writes pages of the built web client as HTML: the landing page whole, the chat and all other screens as they look while
 * they load. The server puts its own address and name into the marks, and those of a chat.
 */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from './lib.mjs';

const escapeText = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** What most words are in, as the build names its file. */
const TYPEFACE = /^ibm-plex-sans-latin-wght-.*\.woff2$/;
const EMPTY_ROOT = '<div id="root"></div>';

/** @param webDir folder of the build, with its pages still empty */
export async function prerender(webDir) {
  const { landing, chatSkeleton, greetings, opening } = await render();
  await writeLanding(webDir, landing);
  await writeGreetings(webDir, greetings);
  const pages = (await readdir(webDir)).filter(
    (name) => /^[\w-]+\.html$/.test(name) && name !== 'landing.html',
  );
  for (const name of pages) {
    const path = join(webDir, name);
    const html = name === 'chat.html' ? chatSkeleton : opening;
    await writeFile(path, fill(await readFile(path, 'utf8'), html));
  }
}

/** The page with `html` in it, which is seen first: its scripts may wait until the styles and fonts are there. */
function fill(page, html) {
  if (!page.includes(EMPTY_ROOT)) throw new Error('The page has lost its root.');
  return page
    .replaceAll(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"')
    .replace(EMPTY_ROOT, () => `<div id="root">${html}</div>`);
}

/** Of the chat's page the forms with which a conversation begins: `chat.<language>.<page or section>.html`. */
async function writeGreetings(webDir, greetings) {
  const page = await readFile(join(webDir, 'chat.html'), 'utf8');
  const font = (await readdir(join(webDir, 'assets'))).find((name) => TYPEFACE.test(name));
  if (!font) throw new Error('The build has lost its typeface.');
  // Only the styles would ask for it: too late for the first words, which would then be drawn a second time.
  const preload = `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${font}">`;
  for (const { language, proofKind, title, html } of greetings) {
    const written = fill(page, html)
      .replace('<html lang="en">', `<html lang="${language}">`)
      .replace(/<title>.*?<\/title>/, () => `<title>${escapeText(title)}</title>`)
      .replace('</head>', `  ${preload}\n  </head>`);
    await writeFile(join(webDir, `chat.${language}.${proofKind}.html`), written);
  }
}

/** Its scripts wait in a template, because the page is complete without them and they would only hold up what is read. */
async function writeLanding(webDir, { title, description, withoutScripts, html }) {
  const path = join(webDir, 'landing.html');
  const page = await readFile(path, 'utf8');
  const head = [
    `<title>${escapeText(title)}</title>`,
    '<link rel="canonical" href="{public-url}/" />',
    '<meta property="og:type" content="website" />',
    '<meta property="og:site_name" content="{brand-name}" />',
    '<meta property="og:url" content="{public-url}/" />',
    `<meta property="og:title" content="${escapeText(title)}" />`,
    `<meta property="og:description" content="${escapeText(description)}" />`,
    '<meta name="twitter:card" content="summary" />',
  ].join('\n    ');
  const written = page
    .replace(/<title>.*?<\/title>/, () => head)
    .replace(/(<meta name="description" content=").*?"/, (_, start) => `${start}${escapeText(description)}"`)
    .replace(/(?<=<noscript>).*?(?=<\/noscript>)/, () => escapeText(withoutScripts));
  if (!written.includes(head)) throw new Error('The page has lost its marks.');
  const waiting = [];
  const still = fill(written, html).replaceAll(
    / *<(?:script type="module"|link rel="modulepreload").*\n/g,
    (tag) => {
      waiting.push(tag.replace(' fetchpriority="low"', '').trim());
      return '';
    },
  );
  const starter = `<script defer src="/${await writeStarter(webDir)}"></script>`;
  const template = `<template>${waiting.join('')}</template>`;
  await writeFile(
    path,
    still.replace('</body>', () => `  ${template}\n    ${starter}\n  </body>`),
  );
}

/** Builds what starts the scripts of a painted page. @returns its address below the site */
async function writeStarter(webDir) {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: ['web/app/after-paint.ts'],
    outdir: join(webDir, 'assets'),
    entryNames: '[name]-[hash]',
    bundle: true,
    minify: true,
    metafile: true,
  });
  const [written] = Object.keys(metafile.outputs);
  if (!written) throw new Error('Nothing starts the scripts of the landing page.');
  return `assets/${basename(written)}`;
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
    const { renderLanding, renderChatSkeleton, renderGreetings, renderOpening } = await import(
      pathToFileURL(outfile).href
    );
    return {
      landing: await renderLanding(),
      chatSkeleton: renderChatSkeleton(),
      greetings: await renderGreetings(),
      opening: renderOpening(),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
