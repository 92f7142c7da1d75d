import type { Attack } from './attack.ts';
import { heavyPages } from './heavy-pages.ts';

/** Every attack that is tried. */
export const allAttacks: readonly Attack[] = [heavyPages];
