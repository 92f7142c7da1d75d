/**
 * Asks the questions of sets with one entry left out, or with none: `ask-without.ts NAME FOLDERS`, run by ablate.ts. Prints a line
 * of JSON, the outcomes in the order of the questions.
 */
import { register } from 'node:module';
import { ENTRIES } from './entries.ts';
import { NOTHING_LEFT_OUT } from './outcome.ts';

const [name = NOTHING_LEFT_OUT, ...folders] = process.argv.slice(2);
const entry = ENTRIES.find((one) => one.name === name);
if (entry === undefined && name !== NOTHING_LEFT_OUT) throw new Error(`There is no "${name}".`);
if (entry !== undefined)
  register(new URL('./module-hooks.mjs', import.meta.url), {
    data: {
      module: new URL(`../../../${entry.module}`, import.meta.url).href,
      entries: new URL('./entries.ts', import.meta.url).href,
      name,
      exports: Object.keys(entry.exports),
    },
  });
// What is imported from here on meets the other module.
const { askSets } = await import('./ask-sets.ts');
console.log(JSON.stringify(await askSets(folders)));
process.exit(0);
