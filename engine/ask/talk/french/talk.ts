import type { Talk } from '../talk.ts';
import { COMPLAINTS } from './complaints.ts';
import { EVERYDAY } from './everyday.ts';
import { LEXICON } from './lexicon.ts';
import { SAYINGS } from './sayings.ts';
import { SYNONYMS } from './synonyms.ts';

export const FRENCH: Talk = {
  everyday: EVERYDAY,
  synonyms: SYNONYMS,
  lexicon: LEXICON,
  sayings: SAYINGS,
  complaints: COMPLAINTS,
  products: 'appareil machine produit engin système truc',
  faults: 'dépannage|pannes?|anomalies?|problèmes?|que faire',
  prices:
    "combien (?:ça )?coûte(?:nt)?|ça coûte combien|quel(?: est)? (?:le )?prix|prix (?:d['’]une?|d[eu]|des)",
  amounts: 'prix|forfait|tarif',
};
