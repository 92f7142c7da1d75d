import { termsOf } from '../../../index/analysis.ts';
import { languageOf } from '../../../index/language.ts';
import type { ManualIndex } from '../../../index/manual-index.ts';
import { WORDS } from '../../../words/languages.ts';
import { EVERYDAY_SPECIFICITY, type QueryTerm } from '../../base/query.ts';
import { RANKING } from '../../base/ranking-parameters.ts';

const { stem } = languageOf('en');
/** Words that only say that something is switched. */
const SWITCHING: ReadonlySet<string> = new Set(
  ['turn', 'switch', 'power', 'shut', 'shutdown', 'start', 'off'].map(stem),
);
/** General words for a product. */
const PRODUCT: ReadonlySet<string> = new Set(
  termsOf((WORDS.get('en')?.products ?? []).join(' '), languageOf('en')),
);

/** "turn it on", "switching the display off", "shut down". */
export function switchingOf(text: string): 'on' | 'off' | null {
  const way = /\b(?:turn|switch|power|shut)(?:s|ed|ing)? (?:[^\s.,?!]+ ){0,4}?(on|off|down)\b/i
    .exec(text)?.[1]
    ?.toLowerCase();
  if (way === undefined) return null;
  return way === 'on' ? 'on' : 'off';
}

/** Lets "turn on" match "switch on", and "turn off" match "shut down". */
export function evenOutSwitching(
  index: ManualIndex,
  terms: ReadonlyMap<string, QueryTerm>,
  way: 'on' | 'off',
): void {
  const verbs = ['turn', 'switch', ...(way === 'off' ? ['shut', 'shutdown'] : [])].map(stem);
  const numbers = verbs.flatMap((verb) => index.lexicon.get(verb) ?? []);
  for (const verb of verbs) {
    const term = terms.get(verb);
    if (term === undefined) continue;
    const others = term.alternatives.filter(({ number }) => !numbers.includes(number));
    const same = numbers.filter((number) => number !== term.number);
    term.alternatives = [
      ...same.map((number) => ({ number, weight: RANKING.wordForm, kind: 'synonym' as const })),
      ...others,
    ];
  }
  // "shut it down" does not contain the word "off".
  const [shut] = verbs.slice(2).flatMap((verb) => index.lexicon.get(verb) ?? []);
  const particle = terms.get('off');
  if (shut !== undefined && particle !== undefined)
    particle.alternatives.push({ number: shut, weight: RANKING.wordForm, kind: 'synonym' });
}

/**
 * The stems that name the product, if a question about switching names nothing else that is switched ("how do I turn it
 * off"); else null.
 */
export function productSwitched(index: ManualIndex, terms: readonly QueryTerm[]): ReadonlySet<string> | null {
  return isOfProduct(index, terms, (term) => SWITCHING.has(term)) ? productNames(index) : null;
}

/** Stems that may name the product: general words for products, and the words of the manuals' titles. */
const productNames = (index: ManualIndex): Set<string> =>
  new Set([...PRODUCT, ...index.manuals.flatMap(({ title }) => termsOf(title, languageOf('en')))]);

/** Whether a question names nothing but the product and the task. */
export function isOfProduct(
  index: ManualIndex,
  terms: readonly QueryTerm[],
  isDone: (term: string) => boolean,
): boolean {
  const names = productNames(index);
  return terms.every(
    ({ term, specificity }) => isDone(term) || names.has(term) || specificity === EVERYDAY_SPECIFICITY,
  );
}

const HEADING =
  /^\P{L}*power\W*$|\b(?:(?:switch|turn|power)(?:ing)? (?:\S+ ){0,2}?o(?:n|ff)|on\/off|(?:shut(?:ting)?|power(?:ing)?)[ -]?(?:down|up)|start(?:ing)?[ -]?up)\b/iu;
const BOTH_WAYS = /\bon ?(?:and|or|\/) ?off\b/i;
const POWER_SWITCH = /\b(?:power|main|mains) (?:switch|button|key)\b/i;
const WORD = String.raw`[^\s.,;:()]+`;
const SWITCHED = new RegExp(
  String.raw`\b(?:switch|turn|power|shut)(?:es|s|ed|ing)? (?:((?:${WORD} ){1,3}?)(?:on|off|down)\b|(?:on|off|down) (${WORD}(?: ${WORD}){0,2}))`,
  'gi',
);

/** Weight (0–1) of a text that switches the product on the way to something else, against one about switching. */
const ON_THE_WAY = 0.5;

/**
 * How clearly a text is about switching the product itself: 1 under a heading about it, or if the text mentions both directions ("switch
 * the appliance on or off"); {@link ON_THE_WAY} if switching is a step of another task; 0 if it is not mentioned.
 * @param names stems that name the product
 */
export function switchingOfProduct(
  { heading, text }: { heading: string; text: string },
  names: ReadonlySet<string>,
): number {
  if (HEADING.test(heading)) return 1;
  const isProduct = (words: string) => termsOf(words, languageOf('en')).some((term) => names.has(term));
  const isSwitched = [...text.matchAll(SWITCHED)].some(([, before = '', after = '']) =>
    isProduct(`${before} ${after}`),
  );
  if (!isSwitched && !POWER_SWITCH.test(text)) return 0;
  return BOTH_WAYS.test(text) ? 1 : ON_THE_WAY;
}
