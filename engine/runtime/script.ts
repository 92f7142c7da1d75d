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

/**
 * Finds a sibling module whether we run from sources (`.ts`, in development and tests) or from the build
 * (`.js`, same layout).
 *
 * @param from `import.meta.url` of the caller.
 * @param name Path relative to the caller, without extension: `./child`.
 */
export function scriptFor(from: string, name: string): Script {
  const isSource = from.endsWith('.ts') || /\.ts\?/.test(from);
  const url = new URL(`${name}${isSource ? '.ts' : '.js'}`, from);
  return { path: fileURLToPath(url), url, execArgv: isSource ? ['--import', findTypeScriptLoader()] : [] };
}

/** Resolved from here, not from the working directory, which may be anywhere. */
function findTypeScriptLoader(): string {
  return pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
}
