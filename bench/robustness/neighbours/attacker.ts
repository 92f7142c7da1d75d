import { fork } from 'node:child_process';
import { once } from 'node:events';
import { scriptFor } from '../../../engine/runtime/script.ts';
import type { Neighbour, Neighbourhood } from './neighbourhood.ts';

export type ToAttacker =
  | { kind: 'prepare'; url: string; attacker: Neighbour; others: readonly Neighbour[] }
  | { kind: 'begin' }
  | { kind: 'end' };
export type FromAttacker = { faults: string[] };

/** Somebody who attacks from a process of their own. */
export type Attacker = {
  begin(): Promise<void>;
  /** @returns bounds of the attack's own that were exceeded, as sentences */
  end(): Promise<string[]>;
};

/**
 * Has an attack made ready in a process of its own: whoever sends files of sixty megabytes would be late to see what the others are
 * answered, and that was taken for the program's delay.
 * @param name of the attack
 */
export async function startAttacker(
  name: string,
  { api, attacker, others }: Neighbourhood,
): Promise<Attacker> {
  const { path, execArgv } = scriptFor(import.meta.url, './attacking');
  const child = fork(path, [name], { execArgv });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The attacker ended (${code}).`);
  });
  // It is told to whoever waits for a reply.
  ended.catch(() => undefined);
  const tell = async (message: ToAttacker): Promise<FromAttacker> => {
    child.send(message);
    const [reply] = await Promise.race([once(child, 'message'), ended]);
    return reply as FromAttacker;
  };
  await tell({ kind: 'prepare', url: api.url, attacker, others });
  return {
    async begin() {
      await tell({ kind: 'begin' });
    },
    async end() {
      const { faults } = await tell({ kind: 'end' });
      child.kill();
      return faults;
    },
  };
}
