import type { Talk } from '../talk.ts';
import { COMPLAINTS } from './complaints.ts';
import { EVERYDAY } from './everyday.ts';
import { LEXICON } from './lexicon.ts';
import { SAYINGS } from './sayings.ts';
import { SYNONYMS } from './synonyms.ts';

export const SPANISH: Talk = {
  everyday: EVERYDAY,
  synonyms: SYNONYMS,
  lexicon: LEXICON,
  sayings: SAYINGS,
  complaints: COMPLAINTS,
  products:
    'aparato máquina producto equipo dispositivo electrodoméstico unidad artefacto sistema trasto cacharro cosa',
  faults: 'solución|problemas?|averías?|anomalías?|qué hacer',
  prices: 'cuánto (?:cuestan?|valen?|sale)|qué precio|precio de(?:l| la)?',
  amounts: 'precio|tarifa',
};
