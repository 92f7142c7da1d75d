import { DUTCH } from './dutch/talk.ts';
import { ENGLISH } from './english/talk.ts';
import { FRENCH } from './french/talk.ts';
import { GERMAN } from './german/talk.ts';
import { ITALIAN } from './italian/talk.ts';
import { PORTUGUESE } from './portuguese/talk.ts';
import { SPANISH } from './spanish/talk.ts';
import type { Talk } from './talk.ts';

/** How customers of a language talk of devices, by ISO 639-1 code; of other languages nothing is known. */
export const TALK: ReadonlyMap<string, Talk> = new Map(
  Object.entries({
    en: ENGLISH,
    de: GERMAN,
    fr: FRENCH,
    es: SPANISH,
    pt: PORTUGUESE,
    it: ITALIAN,
    nl: DUTCH,
  }),
);
