import type { Talk } from '../talk.ts';
import { COMPLAINTS } from './complaints.ts';
import { EVERYDAY } from './everyday.ts';
import { SAYINGS } from './sayings.ts';
import { SYNONYMS } from './synonyms.ts';

export const FRENCH: Talk = {
  everyday: EVERYDAY,
  synonyms: SYNONYMS,
  sayings: SAYINGS,
  complaints: COMPLAINTS,
  products: 'appareil machine produit engin système truc',
  faults: 'dépannage|pannes?|anomalies?|problèmes?|que faire',
};
