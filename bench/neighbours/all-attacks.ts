import type { Attack } from './attack.ts';
import { heavyPages } from './heavy-pages.ts';
import { heavyReading } from './heavy-reading.ts';
import { manyQuestions } from './many-questions.ts';

/** Every attack that is tried. */
export const allAttacks: readonly Attack[] = [heavyPages, heavyReading, manyQuestions];
