import { type ResourceLimits, Worker } from 'node:worker_threads';
import { scriptFor } from './script.ts';

/**
 * Starts a sibling module as a thread, in the sources as well as in the build.
 *
 * @param from `import.meta.url` of the caller.
 * @param name path relative to the caller, without extension.
 * @param resourceLimits limits of its JavaScript; none by default
 */
export function startThread(
  from: string,
  name: string,
  workerData: unknown,
  resourceLimits: ResourceLimits = {},
): Worker {
  const { url, execArgv } = scriptFor(from, name);
  const loader = execArgv.at(-1);
  if (loader === undefined) return new Worker(url, { workerData, resourceLimits });
  // Unlike a process, a thread of Node 20 does not get the TypeScript loader from `--import`.
  const api = new URL('./esm/api/index.mjs', loader);
  const bootstrap = `import('${api.href}').then(({ register }) => { register(); return import('${url.href}'); })`;
  return new Worker(bootstrap, { eval: true, workerData, resourceLimits, execArgv: [] });
}
