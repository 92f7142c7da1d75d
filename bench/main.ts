/** `npm run bench -- NAME [args]`: runs the bench of `bench/GROUP/NAME.ts`, whichever group has it. */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Folders of benches, by what they measure. */
const GROUPS = ['answering', 'fitting', 'reading', 'robustness', 'screen', 'serving'];

const [name = '', ...args] = process.argv.slice(2);
const benches = new Map(
  GROUPS.flatMap((group) => {
    const folder = new URL(`./${group}/`, import.meta.url);
    return readdirSync(fileURLToPath(folder))
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file): [string, { group: string; url: string }] => [
        file.slice(0, -'.ts'.length),
        { group, url: new URL(file, folder).href },
      ]);
  }),
);

const found = benches.get(name);
if (found === undefined) {
  const namesOf = (group: string): string =>
    [...benches].flatMap(([known, bench]) => (bench.group === group ? [known] : [])).join(', ');
  const lines = GROUPS.map((group) => `  ${group}: ${namesOf(group)}`);
  console.error(['Usage: npm run bench -- NAME [args]', ...lines].join('\n'));
  process.exitCode = 2;
} else {
  const bench: { run(args: string[]): Promise<void> } = await import(found.url);
  await bench.run(args);
}
