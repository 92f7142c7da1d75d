/** The manual that this browser tries: its token, and whether the visitor wants to keep it. */
import { keptForGood } from './kept.ts';

const TOKEN = 'tryout';
const WANTED = 'tryoutWanted';

/** The token of the manual; null where none is tried. */
export const readTryoutToken = (): string | null => keptForGood.read(TOKEN);

/** Remembers a manual that was just uploaded. */
export function storeTryoutToken(token: string): void {
  keptForGood.remove(WANTED);
  keptForGood.write(TOKEN, token);
}

/** Forgets the manual: it was kept, thrown away, or is deleted. */
export function forgetTryout(): void {
  keptForGood.remove(TOKEN);
  keptForGood.remove(WANTED);
}

/** Says that the manual becomes a product as soon as there is a company. */
export const wantTryout = (): void => keptForGood.write(WANTED, 'yes');

/** The token of a manual that is to be kept; null where none is. */
export const readWantedTryout = (): string | null =>
  keptForGood.read(WANTED) === null ? null : readTryoutToken();
