/**
 * Hooks of the module loader (https://nodejs.org/api/module.html#customization-hooks) that put something else in the place of a
 * module's exports. Whoever imports the module gets one that hands on all of it but those.
 */
const REAL = 'real';

/** URL of the module, of the entries, and the name of the one that is left out. */
let target = { module: '', entries: '', name: '', exports: [] };

export function initialize(data) {
  target = data;
}

export async function resolve(specifier, context, nextResolve) {
  const resolved = await nextResolve(specifier, context);
  const url = new URL(resolved.url);
  if (url.searchParams.has(REAL)) return resolved;
  url.search = '';
  if (url.href !== target.module) return resolved;
  return { url: `${target.module}?without`, format: 'module', shortCircuit: true };
}

export async function load(url, context, nextLoad) {
  if (url !== `${target.module}?without`) return nextLoad(url, context);
  const real = JSON.stringify(`${target.module}?${REAL}`);
  const lines = target.exports.map((name) => `export const ${name} = entry.exports.${name}(real.${name});`);
  const source = [
    `import * as real from ${real};`,
    `import { ENTRIES } from ${JSON.stringify(target.entries)};`,
    `const entry = ENTRIES.find(({ name }) => name === ${JSON.stringify(target.name)});`,
    `export * from ${real};`,
    ...lines,
  ].join('\n');
  return { format: 'module', source, shortCircuit: true };
}
