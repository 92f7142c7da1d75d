import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** A program of ours to run in a process or thread of its own. */
export type Script = {
  /** Absolute path, for `fork` and `spawn`. */
  path: string;
  /** `file:` URL of the same file, for `new Worker`. */
  url: URL;
  /** Options for node that come before the script; also `execArgv` of `fork` and `new Worker`. */
  execArgv: string[];
};

const ROOT = new URL('../../', import.meta.url);
let builtPrograms: URL | null = null;

/**
 * From now on starts programs from a build of the sources if it has them, which takes a fifth of the time. For tests
 * that start hundreds.
 * @param folder `file:` URL of the build, as the house is laid out below it; null for the sources again
 */
export function startFromBuild(folder: URL | null): void {
  builtPrograms = folder;
}

/**
 * Finds a sibling module whether we run from sources (`.ts`, in development and tests) or from the build
 * (`.js`, same layout).
 *
 * @param from `import.meta.url` of the caller.
 * @param name Path relative to the caller, without extension: `./child`.
 */
export function scriptFor(from: string, name: string): Script {
  const isSource = from.endsWith('.ts') || /\.ts\?/.test(from);
  const built = isSource ? findBuilt(new URL(`${name}.js`, from)) : null;
  const url = built ?? new URL(`${name}${isSource ? '.ts' : '.js'}`, from);
  const isLoaded = isSource && built === null;
  return { path: fileURLToPath(url), url, execArgv: isLoaded ? ['--import', findTypeScriptLoader()] : [] };
}

/** Where the build has what would stand at `beside`; null where it does not. */
function findBuilt(beside: URL): URL | null {
  if (builtPrograms === null) return null;
  const built = new URL(beside.href.slice(ROOT.href.length), builtPrograms);
  return existsSync(built) ? built : null;
}

/** Resolved from here, not from the working directory, which may be anywhere. */
function findTypeScriptLoader(): string {
  return pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
}
