/**
 * The figures of the product on one page: `npm run bench -- quality [--dev] [--write] [--check]`. Everything that is asked is in
 * this repository. `--dev` asks the dev manuals that are no scans and nothing else, `--write` writes docs/quality.md, `--check`
 * ends with status 1 where a figure is worse than its floor in bench/answering/floors.json.
 */
import { writeFileSync } from 'node:fs';
import { encoder } from '../lib/manuals/open-index.ts';
import { findBelow, readFloors } from './quality/floors.ts';
import { isScan, PARTS } from './quality/load-manuals.ts';
import {
  type Measured,
  measureConversations,
  measureCosts,
  measureParts,
  measureTopics,
} from './quality/measure.ts';
import { writePage } from './quality/page.ts';

const PAGE = new URL('../../docs/quality.md', import.meta.url);
const OPTIONS = ['--dev', '--write', '--check'];

export async function run(args: string[]): Promise<void> {
  const unknown = args.filter((arg) => !OPTIONS.includes(arg));
  if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join(' ')}. Known: ${OPTIONS.join(' ')}.`);
  const isShort = args.includes('--dev');
  if (isShort && args.includes('--write')) throw new Error('The page is about all manuals.');
  const start = performance.now();
  try {
    const measured = isShort ? await measureParts(['dev'], isScan) : await measureAll();
    const page = writePage(measured, new Date().toISOString().slice(0, 10));
    console.log(page);
    if (args.includes('--write')) writeFileSync(PAGE, page);
    if (args.includes('--check')) check(measured, isShort);
    const seconds = Math.round((performance.now() - start) / 1000);
    console.log(JSON.stringify({ bench: 'quality', seconds, ...measured.figures }));
  } finally {
    await encoder.close();
  }
}

async function measureAll(): Promise<Measured> {
  const costs = await measureCosts();
  const others = { ...(await measureTopics()), ...(await measureConversations()), ...costs };
  const { figures, ...rest } = await measureParts(PARTS);
  return { figures: { ...figures, ...others }, ...rest };
}

/** The short form has floors of its own: it asks other questions. */
const SHORT = 'dev without scans';

function check({ figures, leftOut }: Measured, isShort: boolean): void {
  const floors = readFloors();
  const failures = isShort
    ? findBelow(floors, { [SHORT]: figures.dev ?? {} }, [SHORT])
    : findBelow(
        floors,
        figures,
        Object.keys(floors).filter((group) => group !== SHORT),
      );
  failures.push(...leftOut.map((path) => `${path} could not be read: scans need tesseract.`));
  for (const failure of failures) console.error(failure);
  if (failures.length > 0) process.exitCode = 1;
}
