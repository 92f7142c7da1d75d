/** The program of whoever attacks; see `attacker.ts`. Its first argument is the attack's name. */
import { beNice } from '../../../engine/runtime/process-priority.ts';
import { createApiClient } from '../../lib/running/api-client.ts';
import { allAttacks } from './all-attacks.ts';
import type { Attack } from './attack.ts';
import type { FromAttacker, ToAttacker } from './attacker.ts';
import type { Neighbourhood } from './neighbourhood.ts';

const NICENESS = 10;

const over = new AbortController();
let underWay: Promise<void> = Promise.resolve();
let place: Neighbourhood | null = null;

const attack = allAttacks.find(({ name }) => name === process.argv[2]);

/** @returns sentences about what went wrong, when it is over */
async function obey(message: ToAttacker, { run, prepare, findFaults }: Attack): Promise<string[]> {
  if (message.kind === 'prepare') {
    const { url, attacker, others } = message;
    place = { api: createApiClient(url), attacker, others };
    await prepare?.(place);
  } else if (place && message.kind === 'begin') {
    underWay = run(place, over.signal);
  } else if (place) {
    over.abort();
    await underWay;
    return (await findFaults?.(place)) ?? [];
  }
  return [];
}

// Elsewhere this is another machine: what it takes to send is no time of those who are served.
beNice(process, NICENESS);

// Whoever measures may have been ended: nobody is left to end the attack.
process.on('disconnect', () => process.exit());
process.on('message', async (message: ToAttacker) => {
  if (!attack) throw new Error(`There is no attack ${process.argv[2]}.`);
  const faults = await obey(message, attack);
  process.send?.({ faults } satisfies FromAttacker);
});
