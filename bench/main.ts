/** `npm run bench -- NAME [args]`: runs the bench of `bench/NAME.ts`. */
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));
const [name = '', ...args] = process.argv.slice(2);
const benches = readdirSync(here)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== 'main.ts')
  .map((file) => file.slice(0, -'.ts'.length));

if (!benches.includes(name) || !existsSync(`${here}${name}.ts`)) {
  console.error(`Usage: npm run bench -- NAME [args]\nBenches: ${benches.join(', ')}`);
  process.exitCode = 2;
} else {
  const bench: { run(args: string[]): Promise<void> } = await import(
    new URL(`./${name}.ts`, import.meta.url).href
  );
  await bench.run(args);
}
