import { z } from 'zod';

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).default([]),
    css: z.array(z.string()).default([]),
  }),
);

/** Vite's manifest: what each source module became, and which chunks have to be there before it runs. */
export type Manifest = z.output<typeof manifestSchema>;

/** @throws if the text is no manifest of Vite's */
export const parseManifest = (text: string): Manifest => manifestSchema.parse(JSON.parse(text));

/**
 * The scripts that a browser loads for `modules`: their own chunks and everything these import statically, which is
 * also what Vite preloads.
 *
 * @param modules Keys of the manifest: paths below web/
 * @returns paths below dist/web, each once
 * @throws if the build has no such module, so that a screen that moved is not measured as nothing
 */
export function scriptsOf(manifest: Manifest, modules: readonly string[]): string[] {
  const files = chunksOf(manifest, modules).map(({ file }) => file);
  return [...new Set(files)].filter((file) => file.endsWith('.js'));
}

/** The styles that come with the scripts of `modules`; like {@link scriptsOf}. */
export const stylesOf = (manifest: Manifest, modules: readonly string[]): string[] => [
  ...new Set(chunksOf(manifest, modules).flatMap(({ css }) => css)),
];

function chunksOf(manifest: Manifest, modules: readonly string[]): Manifest[string][] {
  const seen = new Map<string, Manifest[string]>();
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The build has no module ${key}.`);
    seen.set(key, chunk);
    for (const imported of chunk.imports) visit(imported);
  };
  for (const key of modules) visit(key);
  return [...seen.values()];
}
