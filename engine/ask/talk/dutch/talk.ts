import type { Talk } from '../talk.ts';
import { COMPLAINTS } from './complaints.ts';
import { EVERYDAY } from './everyday.ts';
import { LEXICON } from './lexicon.ts';
import { SAYINGS } from './sayings.ts';
import { SYNONYMS } from './synonyms.ts';

export const DUTCH: Talk = {
  everyday: EVERYDAY,
  synonyms: SYNONYMS,
  lexicon: LEXICON,
  sayings: SAYINGS,
  complaints: COMPLAINTS,
  products: 'apparaat toestel machine product ding systeem unit',
  faults: 'storing(?:en)?|problemen|oplossing(?:en)?|wat te doen',
  prices: 'wat kost(?:en)?|hoeveel kost(?:en)?|hoe duur|prijs van',
  amounts: 'prijs|tarief|kosten',
};
