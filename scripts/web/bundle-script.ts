import { build } from 'esbuild';

/** Bundles a script, or a style sheet, into one classic file that needs no other. @param entry its source. @returns its code */
export async function bundleScript(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}
