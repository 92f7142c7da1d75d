import type { Talk } from '../talk.ts';
import { COMPLAINTS } from './complaints.ts';
import { EVERYDAY } from './everyday.ts';
import { LEXICON } from './lexicon.ts';
import { SAYINGS } from './sayings.ts';
import { SYNONYMS } from './synonyms.ts';

export const ITALIAN: Talk = {
  everyday: EVERYDAY,
  synonyms: SYNONYMS,
  lexicon: LEXICON,
  sayings: SAYINGS,
  complaints: COMPLAINTS,
  products: 'apparecchio macchina prodotto dispositivo elettrodomestico unità sistema cosa coso aggeggio',
  faults: 'guasti|rimedio?|problemi|soluzion[ei]|anomali[ae]|cosa fare',
  prices: 'quanto costan?o?|che prezzo|prezzo d(?:i|el|ella)',
  amounts: 'prezzo|tariffa',
};
