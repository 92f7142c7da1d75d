import type { Talk } from '../talk.ts';
import { COMPLAINTS } from './complaints.ts';
import { EVERYDAY } from './everyday.ts';
import { LEXICON } from './lexicon.ts';
import { SAYINGS } from './sayings.ts';
import { SYNONYMS } from './synonyms.ts';

export const PORTUGUESE: Talk = {
  everyday: EVERYDAY,
  synonyms: SYNONYMS,
  lexicon: LEXICON,
  sayings: SAYINGS,
  complaints: COMPLAINTS,
  products: 'aparelho máquina produto equipamento dispositivo eletrodoméstico unidade sistema coisa treco',
  faults: 'solução|problemas?|avarias?|anomalias?|o que fazer',
  prices: 'quanto custam?|qual (?:é )?o preço|preço d[aeo]',
  amounts: 'preço|taxa',
};
