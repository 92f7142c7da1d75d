import type { Talk } from '../talk.ts';
import { COMPLAINTS } from './complaints.ts';
import { EVERYDAY } from './everyday.ts';
import { LEXICON } from './lexicon.ts';
import { SAYINGS } from './sayings.ts';
import { SYNONYMS } from './synonyms.ts';

export const GERMAN: Talk = {
  everyday: EVERYDAY,
  synonyms: SYNONYMS,
  lexicon: LEXICON,
  sayings: SAYINGS,
  complaints: COMPLAINTS,
  products: 'maschine gerät teil ding anlage produkt system apparat kiste',
  faults: 'fehler|störung(?:en)?|problembehebung|abhilfe',
  prices:
    'was kosten?|was kostet|kostet (?:das|es|er|sie) (?:was|etwas)|wie ?viel kosten?t?|wie teuer|preise? (?:für|vo[nm]|eine[rs]?|de[rs])',
  amounts: 'preis|pauschale|gebühr|kosten',
};
