import { setTimeout as sleep } from 'node:timers/promises';
import type { Neighbourhood } from './neighbourhood.ts';

/** What one company, or who has a link of it, does to a program that nine others work with. */
export type Attack = {
  name: string;
  /** In a few words. */
  about: string;
  /** Before it begins; the others don't work yet. */
  prepare?(place: Neighbourhood): Promise<void>;
  /** Goes on until `signal` is aborted. Whatever it is answered is no fault. */
  run(place: Neighbourhood, signal: AbortSignal): Promise<void>;
  /** Bounds of its own that were exceeded, as sentences. */
  findFaults?(place: Neighbourhood): Promise<string[]>;
};

/** Whoever was answered asks again after it: that an address can only ask so often is tried elsewhere. */
const PAUSE_MS = 200;

/** Does `act` over and over, so many at once, until `signal` is aborted. */
export async function repeat(
  signal: AbortSignal,
  atOnce: number,
  act: (turn: number) => Promise<unknown>,
): Promise<void> {
  let turn = 0;
  const one = async (): Promise<void> => {
    while (!signal.aborted) {
      turn += 1;
      await act(turn).catch(() => undefined);
      await sleep(PAUSE_MS);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
}
