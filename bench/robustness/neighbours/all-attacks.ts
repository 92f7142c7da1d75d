import type { Attack } from './attack.ts';
import { heavyPages } from './heavy-pages.ts';
import { heavyReading } from './heavy-reading.ts';
import { hostilePictures } from './hostile-pictures.ts';
import { hostileWords } from './hostile-words.ts';
import { manyGuesses } from './many-guesses.ts';
import { manyMails } from './many-mails.ts';
import { manyQuestions } from './many-questions.ts';

/** Every attack that is tried. */
export const allAttacks: readonly Attack[] = [
  heavyPages,
  heavyReading,
  manyQuestions,
  hostileWords,
  hostilePictures,
  manyGuesses,
  manyMails,
];
