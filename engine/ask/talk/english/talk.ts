import type { Talk } from '../talk.ts';
import { COMPLAINTS } from './complaints.ts';
import { EVERYDAY } from './everyday.ts';
import { GENERAL } from './lexicon/general.ts';
import { HOUSEHOLD } from './lexicon/household.ts';
import { INSTRUMENTS } from './lexicon/instruments.ts';
import { SERVICE } from './lexicon/service.ts';
import { SOFTWARE } from './lexicon/software.ts';
import { SAYINGS } from './sayings.ts';
import { SYNONYMS } from './synonyms.ts';

export const ENGLISH: Talk = {
  everyday: EVERYDAY,
  synonyms: SYNONYMS,
  lexicon: [GENERAL, SOFTWARE, INSTRUMENTS, HOUSEHOLD, SERVICE].join(' | '),
  sayings: SAYINGS,
  complaints: COMPLAINTS,
  products: 'machine appliance device unit product equipment tool thing system apparatus',
  faults:
    'trouble ?shooting|troubles?|faults|problems|malfunctions|causes?|remed(?:y|ies)|solutions?|faqs?|frequently asked|what to do',
  prices:
    "how much (?:does|do|did|will|would) [^.?!]{1,60} cost|what (?:does|do|will|would) [^.?!]{1,60} cost|how expensive|prices? (?:of|for)|what(?:[’']?s| is) the price",
  amounts: 'price|fee|flat rate',
};
