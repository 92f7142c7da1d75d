import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Plugin as EsbuildPlugin, type Metafile } from 'esbuild';
import type { Plugin } from 'vite';
import { SHELL_PATH } from '../../contracts/chat/offline-files.ts';
import { readEnglishHashes } from '../../engine/ask/words/english-list.ts';
import { shellOf } from './offline-shell.ts';

/** Programs of a saved chat: paths below offline/, without extension, and the names they are served by. */
export const OFFLINE_PROGRAMS = {
  worker: 'engine.js',
  'service-worker': 'service-worker.js',
  'encoder-worker': 'encoder.js',
} as const;

/** What is sent of a saved chat's programs, compressed with gzip: bytes. */
export const MAX_OFFLINE_BYTES = 1.9 * 1024 * 1024;
/** The same of the program that encodes, which is on choice. */
export const MAX_ENCODER_BYTES = 310 * 1024;

/** The runtime of the encoders: the one file of it that is used. */
const RUNTIME = 'onnxruntime-web/ort-wasm-simd-threaded.wasm';

/** Modules of the engine that read files, and what stands in their places. */
const IN_PLACE: readonly (readonly [module: RegExp, stand: string])[] = [
  [/(^|\/)words\/files\.ts$|^\.\/files\.ts$/, 'words-files.ts'],
  [/(^|\/)english-list\.ts$/, 'english-list.ts'],
];

export type OfflineProgram = { name: string; code: string; gzipBytes: number; metafile: Metafile };

/** Builds the programs of a saved chat. Throws if one needs what only Node has. */
export const buildOfflinePrograms = (root: string): Promise<OfflineProgram[]> =>
  Promise.all(
    Object.entries(OFFLINE_PROGRAMS).map(async ([entry, name]) => {
      const { outputFiles, metafile } = await build({
        absWorkingDir: root,
        entryPoints: [join(root, 'offline', `${entry}.ts`)],
        bundle: true,
        minify: true,
        ...(name === 'encoder.js' && { banner: { js: `/*! Works of others: /${LICENCES} */` } }),
        // One file: also what the engine loads when it first needs it.
        format: 'iife',
        platform: 'browser',
        target: 'es2023',
        // The only modules that ask where they are look for the tables beside them.
        define: { 'import.meta.url': '"file:///words/tables.js"' },
        charset: 'utf8',
        write: false,
        metafile: true,
        plugins: [standIns(root)],
        logLevel: 'silent',
      });
      const code = outputFiles[0]?.text ?? '';
      return { name, code, gzipBytes: gzipSync(code).length, metafile };
    }),
  );

/** Writes the programs of saved chats below `outDir`. The build fails when they grow above their limit. */
export function offlinePrograms(root: string, outDir: string): Plugin {
  return {
    name: 'offline-programs',
    async writeBundle() {
      const programs = await buildOfflinePrograms(root);
      const bytes = sizeOf(programs, (name) => name !== ENCODER);
      if (bytes > MAX_OFFLINE_BYTES)
        throw new Error(
          `A saved chat's programs have ${bytes} bytes (gzip), more than ${MAX_OFFLINE_BYTES}.`,
        );
      const encoderBytes = sizeOf(programs, (name) => name === ENCODER);
      if (encoderBytes > MAX_ENCODER_BYTES)
        throw new Error(`The encoder has ${encoderBytes} bytes (gzip), more than ${MAX_ENCODER_BYTES}.`);
      await mkdir(join(outDir, 'offline'), { recursive: true });
      for (const { name, code } of programs) await writeFile(join(outDir, 'offline', name), code);
      const encoder = await writeRuntime(outDir, programs);
      const version = programs.map(({ code }) => code).join('\n');
      const manifest = JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8'));
      await writeFile(
        join(outDir, SHELL_PATH),
        JSON.stringify(await shellOf(outDir, manifest, { version, bytes, encoder })),
      );
    },
  };
}

const ENCODER = OFFLINE_PROGRAMS['encoder-worker'];

/** Bytes of some programs as they are sent. */
export const sizeOf = (programs: readonly OfflineProgram[], isMeant: (name: string) => boolean): number =>
  programs.filter(({ name }) => isMeant(name)).reduce((sum, { gzipBytes }) => sum + gzipBytes, 0);

/** What is sent with encoders and runtime says where it came from and under which terms. */
const LICENCES = 'offline/licences.txt';
const readLicences = async (): Promise<string> => {
  const names = ['NOTICE', 'LICENSE-MIT.txt', 'LICENSE-Apache-2.0.txt'];
  const texts = names.map((name) => readFile(new URL(`../../models/${name}`, import.meta.url), 'utf8'));
  return (await Promise.all(texts)).join('\n\n');
};

/** Copies the runtime under a name that changes with its content. @returns its path, and what it takes with the program */
async function writeRuntime(
  outDir: string,
  programs: readonly OfflineProgram[],
): Promise<{ runtime: string; bytes: number }> {
  const content = await readFile(createRequire(import.meta.url).resolve(RUNTIME));
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
  const path = `assets/onnxruntime-${hash}.wasm`;
  await writeFile(join(outDir, path), content);
  await writeFile(join(outDir, LICENCES), await readLicences());
  const program = programs.find(({ name }) => name === ENCODER)?.code ?? '';
  return { runtime: `/${path}`, bytes: content.length + Buffer.byteLength(program) };
}

function standIns(root: string): EsbuildPlugin {
  return {
    name: 'stand-ins',
    setup({ onLoad, onResolve }) {
      for (const [module, stand] of IN_PLACE)
        onResolve({ filter: module }, ({ importer }) =>
          importer.includes('/engine/') ? { path: join(root, 'offline', stand) } : undefined,
        );
      onResolve({ filter: /^manualist:/ }, ({ path }) => ({ path, namespace: 'manualist' }));
      // A browser reads data three times as fast from JSON as from the program, and the first question waits for these.
      onLoad({ filter: /[/\\]eld[/\\]src[/\\]ngrams[/\\]\w+\.js$/ }, async ({ path }) => ({
        loader: 'js',
        contents: await asJson(path),
      }));
      onLoad({ filter: /:words$/, namespace: 'manualist' }, async () => ({
        loader: 'js',
        contents: `export const tables = ${JSON.stringify(await readTables(join(root, 'engine/words')))};`,
      }));
      onLoad({ filter: /:english$/, namespace: 'manualist' }, () => ({
        loader: 'js',
        contents: `export const differences = ${JSON.stringify(packHashes(readEnglishHashes()))};`,
      }));
    },
  };
}

/** A module of nothing but data, as one that reads them from JSON. */
async function asJson(path: string): Promise<string> {
  const data: Record<string, unknown> = await import(pathToFileURL(path).href);
  return Object.entries(data)
    .map(([name, value]) => `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))});`)
    .join('\n');
}

async function readTables(folder: string): Promise<Record<string, string>> {
  const names = await readdir(folder, { recursive: true });
  const tables = names.filter((name) => name.endsWith('.tsv')).sort();
  const texts = await Promise.all(tables.map((name) => readFile(join(folder, name), 'utf8')));
  return Object.fromEntries(tables.map((name, i) => [name.replaceAll('\\', '/'), texts[i] ?? '']));
}

/** Differences of one hash to the next are half as long as hashes. */
function packHashes(sorted: Uint32Array): string {
  const bytes: number[] = [];
  let before = 0;
  for (const hash of sorted) {
    let rest = hash - before;
    before = hash;
    while (rest >= 0x80) {
      bytes.push((rest & 0x7f) | 0x80);
      rest = Math.floor(rest / 0x80);
    }
    bytes.push(rest);
  }
  return Buffer.from(bytes).toString('base64');
}
