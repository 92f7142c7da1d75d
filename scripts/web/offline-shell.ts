import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Vite's manifest, with what else is loaded later. */
type Chunk = {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  assets?: string[];
};
type Manifest = Record<string, Chunk>;

/**
 * What a saved chat keeps of its page: addresses of files, a version that changes with any, and the bytes that are sent of all, programs
 * included. `encoder` is on choice: the path of its runtime, and the bytes that it takes with its program.
 */
export type Shell = { version: string; files: string[]; bytes: number; encoder: Encoder };
type Encoder = { runtime: string; bytes: number };

/** What is sent of the programs beside the page, and what changes with them. */
type Programs = { version: string; bytes: number; encoder: Encoder };

const PAGE = 'index.html';
const CHAT = 'app/chat-app.tsx';
/** The page itself loads these on the way to a chat, and those of other screens, which are not kept. */
const OF_CHAT = /^features\/chat\//;
const COMPRESSED = /\.(?:js|css|svg)$/;
/** The page, and fonts in a format for browsers that are too old for all of this. */
const LEFT_OUT = /\.(?:html|woff)$/;

/** Lists the files of a chat's page: those that it loads at once, and those that it may load later. */
export async function shellOf(outDir: string, manifest: Manifest, programs: Programs): Promise<Shell> {
  const seen = new Set<string>();
  const files = new Set<string>();
  const visit = (key: string, takesLater: boolean): void => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The build has no module ${key}.`);
    if (seen.has(key)) return;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
    for (const next of chunk.imports ?? []) visit(next, takesLater);
    if (takesLater) for (const next of chunk.dynamicImports ?? []) visit(next, true);
  };
  visit(CHAT, true);
  for (const key of Object.keys(manifest)) if (OF_CHAT.test(key)) visit(key, true);
  visit(PAGE, false);
  const listed = [...files].filter((file) => !LEFT_OUT.test(file)).sort();
  const contents = await Promise.all(listed.map((file) => readFile(join(outDir, file))));
  const sizes = contents.map((content, i) =>
    COMPRESSED.test(listed[i] ?? '') ? gzipSync(content).length : content.length,
  );
  return {
    version: createHash('sha256')
      .update(programs.version)
      .update(programs.encoder.runtime)
      .update(listed.join('\n'))
      .digest('base64url')
      .slice(0, 16),
    files: listed.map((file) => `/${file}`),
    bytes: sizes.reduce((sum, size) => sum + size, programs.bytes),
    encoder: programs.encoder,
  };
}
