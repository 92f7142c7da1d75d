import { languageOf } from '../../index/language.ts';
import type { ManualIndex } from '../../index/manual-index.ts';
import type { Token } from '../../index/tokens.ts';
import { whenNeeded } from '../../runtime/when-needed.ts';
import { WORDS } from '../../words/languages.ts';
import type { QueryTerm } from '../base/query.ts';
import { addMeaning } from './add-meaning.ts';

/** "put in a new filter": what was there before is replaced. */
const NEW_THING = /^(?:put|fit|install|insert|mount|attach|screw)$/;
const REPLACING: readonly string[] = ['replace', 'change', 'exchange'];

/** Words that may stand between a verb and its particle: "put the water tank in". */
const MAX_BETWEEN = 3;

/**
 * Verbs that people use with a particle, and the one word by which manuals say the same, English: "put the tank in" is "insert". Alone the
 * verb says little, and what it means changes with the particle. Verb (stem) → particle → stems of what it means.
 */
const particlesOfVerbs = whenNeeded(readMeanings);

function readMeanings(): ReadonlyMap<string, ReadonlyMap<string, readonly string[]>> {
  const { stem } = languageOf('en');
  const meanings = new Map<string, Map<string, readonly string[]>>();
  for (const { said, printed } of WORDS.get('en')?.phrasalVerbs ?? []) {
    const [verb = '', particle = ''] = said.split(' ');
    const particles = meanings.get(stem(verb)) ?? new Map<string, readonly string[]>();
    particles.set(particle, printed.map(stem));
    meanings.set(stem(verb), particles);
  }
  return meanings;
}

/** Gives each verb of a question that stands with a particle what the two mean together. English. */
export function addPhrasalMeanings(
  index: ManualIndex,
  tokens: readonly Token[],
  terms: ReadonlyMap<string, QueryTerm>,
): void {
  if (!index.languages.includes('en')) return;
  const { stem } = languageOf('en');
  tokens.forEach(({ term: word }, at) => {
    const verb = terms.get(stem(word));
    if (verb === undefined) return;
    const behind = tokens.slice(at + 1, at + 2 + MAX_BETWEEN).map(({ term }) => term);
    const particles = particlesOfVerbs().get(stem(word));
    const particle = behind.find((other) => particles?.has(other));
    const isNew = NEW_THING.test(word) && behind.includes('new');
    const meant = [...(particles?.get(particle ?? '') ?? []), ...(isNew ? REPLACING.map(stem) : [])];
    for (const other of meant) addMeaning(index, verb, other);
  });
}
