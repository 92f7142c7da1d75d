/**
 * Checks the chains against their manuals: `check-chains.ts [folder of manuals ...]`. Chains whose manual is in none of
 * the folders are left out. Needs poppler's pdftotext and says so if it is missing. Exit status 1 if a chain fails.
 */
import { spawnSync } from 'node:child_process';
import { groupBy } from '../../server/lib/group-by.ts';
import { placeChains } from '../lib/questions/chains.ts';
import { checkChain } from './chain-checks.ts';
import { readManualText } from './manual-text.ts';

if (spawnSync('pdftotext', ['-v']).error) {
  console.log('pdftotext (poppler-utils) is not installed: quotes were not checked.');
} else {
  const { chains, absent } = placeChains(process.argv.slice(2));
  let failures = 0;
  for (const [path, group] of groupBy(chains, (chain) => chain.path)) {
    const manual = await readManualText(path);
    for (const chain of group) {
      const found = checkChain(chain, manual);
      failures += found.length;
      for (const failure of found) console.log(`${chain.id}: ${failure}`);
    }
  }
  console.log(
    `${chains.length} chains, ${failures} failures; without a manual here: ${absent.join(', ') || 'none'}`,
  );
  process.exitCode = failures > 0 ? 1 : 0;
}
