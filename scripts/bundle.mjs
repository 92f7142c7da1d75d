/**
 * Bundles programs of the server with their libraries: one file loads several times faster than a thousand.
 * As a command: `node scripts/bundle.mjs OUT_DIR ENTRY…`, entries without extension (`server/main`).
 */
import { readFile } from 'node:fs/promises';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { root } from './lib.mjs';

/** Every file that is started by itself: the server, and what it starts as threads and children. */
export const programs = [
  'server/main',
  'server/admin',
  'server/db/embedded/worker',
  'server/db/embedded/build-template',
  'engine/programs/read-child',
  'engine/read/render-child',
  'engine/meaning/encoder-child',
  'engine/picture/picture-child',
  'engine/answering/answering-thread',
];

/** Stay in node_modules: they find files of their own (WebAssembly, native code, pages) beside them. */
const unbundled = [
  'sharp',
  '@node-rs/argon2',
  '@llamaindex/liteparse',
  '@electric-sql/pglite',
  'onnxruntime-node',
  '@embedpdf/pdfium',
  '@fastify/swagger-ui',
  // Its words are a file beside it.
  'word-list',
  // Its data are files beside it, and it is only loaded where somebody wants a report.
  'pdfkit',
  // Two megabytes that are only loaded where files go to a bucket.
  '@aws-sdk/client-s3',
  // Asked for by pg and never installed.
  'pg-native',
];

/** Bundles `entries` (paths from the root, without extension) to the same places below `outDir`. */
export async function bundle(outDir, entries) {
  for (const folder of new Set(entries.map(dirname))) {
    await build({
      absWorkingDir: root,
      entryPoints: entries.filter((entry) => dirname(entry) === folder).map((entry) => `${entry}.ts`),
      outdir: outDir,
      outbase: root,
      // One build a folder, its shared parts beside the entries: so all of its files are equally deep.
      splitting: true,
      chunkNames: `${folder}/[name]-[hash]`,
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20.19',
      // A third less to load. Names stay, and traces are led back by the map.
      minifyWhitespace: true,
      sourcemap: true,
      sourcesContent: false,
      external: unbundled,
      banner: { js: bannerOf(relative(`/${folder}`, '/')) },
      plugins: [keepPlaces],
      logLevel: 'warning',
    });
  }
}

/** What libraries in CommonJS expect of their module, and the place of the bundle. */
const bannerOf = (toRoot) =>
  [
    "import { createRequire as createRequireOfBundle } from 'node:module';",
    'const require = createRequireOfBundle(import.meta.url);',
    `const placeInBundle = (path) => new URL(\`${toRoot}/\${path}\`, import.meta.url).href;`,
  ].join('\n');

/** A module goes on finding its neighbours: its `import.meta.url` is where it would be without bundling. */
const keepPlaces = {
  name: 'keep-places',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      const place = JSON.stringify(relative(root, path).replace(/\.ts$/, '.js'));
      return { loader: 'ts', contents: text.replaceAll('import.meta.url', `placeInBundle(${place})`) };
    });
  },
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [outDir, ...entries] = process.argv.slice(2);
  await bundle(resolve(outDir), entries);
}
