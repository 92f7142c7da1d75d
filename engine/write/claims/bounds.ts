/** Which side of a number a text leaves open: "at least 5", "up to 5". */
export type Bound = 'least' | 'most' | 'about' | null;

const BEFORE: readonly (readonly [Bound, RegExp])[] = [
  [
    'most',
    /(?:\b(?:at most|up to|not? (?:more|longer|higher|greater|later|heavier|larger) than|not exceed(?:ing)?|never exceed|max(?:imum|\.)?(?: of)?|less than|below|under|within|fewer than|shorter than|lower than|before|hochstens|maximal|bis zu|nicht mehr als|weniger als|unter|au plus|maximum|moins de|jusqu'a|como maximo|menos de|hasta|al massimo|meno di|fino a|hoogstens|maximaal|minder dan|tot)|<=?|≤)\s*$/i,
  ],
  [
    'least',
    /(?:\b(?:at least|not? (?:less|fewer|shorter|lower|earlier|smaller) than|min(?:imum|\.)?(?: of)?|more than|above|over|longer than|higher than|exceeds?|exceeding|beyond|mindestens|minimal|mehr als|uber|au moins|plus de|al menos|como minimo|mas de|almeno|piu di|minstens|meer dan)|>=?|≥)\s*$/i,
  ],
  [
    'about',
    /(?:\b(?:about|approx(?:imately|\.)?|around|roughly|circa|ca\.?|some|etwa|ungefahr|environ|aproximadamente|circa|ongeveer)|~|≈)\s*$/i,
  ],
];
const BEHIND: readonly (readonly [Bound, RegExp])[] = [
  [
    'most',
    /^[\s)]*(?:or|und|oder|o|ou|of)?\s*(?:less|fewer|shorter|lower|below|max(?:imum)?\b|at most|weniger|hochstens|moins|menos|meno)\b/i,
  ],
  [
    'least',
    /^[\s)]*(?:or|und|oder|o|ou|of)?\s*(?:more|longer|higher|above|min(?:imum)\b|at least|mehr|mindestens|plus|mas|piu)\b/i,
  ],
];

/** The bound that the words right before and right behind a number set. */
export function readBound(before: string, behind: string): Bound {
  const found =
    BEFORE.find(([, words]) => words.test(before)) ?? BEHIND.find(([, words]) => words.test(behind));
  return found?.[0] ?? null;
}
