import { languageOf } from '../../index/language.ts';
import type { ManualIndex } from '../../index/manual-index.ts';
import type { Token } from '../../index/tokens.ts';
import type { QueryTerm } from '../question/query.ts';

/** German prefixes that part from their verb, as they are spoken → as manuals write the verb. Without accents. */
const PREFIXES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    ab: ['ab'],
    an: ['an'],
    auf: ['auf'],
    aus: ['aus'],
    durch: ['durch'],
    ein: ['ein'],
    fest: ['fest'],
    her: ['her'],
    hin: ['hin'],
    los: ['los'],
    mit: ['mit'],
    nach: ['nach'],
    um: ['um'],
    vor: ['vor'],
    weg: ['weg', 'ab'],
    zu: ['zu'],
    zuruck: ['zuruck'],
    zusammen: ['zusammen'],
    dran: ['heran', 'an'],
    ran: ['heran', 'an'],
    rauf: ['hinauf', 'auf'],
    drauf: ['auf'],
    raus: ['heraus', 'aus', 'ab'],
    rein: ['hinein', 'herein', 'ein'],
    rum: ['herum', 'um'],
    runter: ['herunter', 'ab'],
  }),
);
const SPOKEN = /^(?:rauf|raus|rein|rum|runter|ran|dran|drauf|weg)(?=\p{L}{4})/u;

/** Weight of the verb in one word against the word that was typed. */
const SAME = 0.9;
/** Words that may stand between a verb and its prefix. */
const MAX_BETWEEN = 10;
/** A shorter word is hardly a verb, nor what is left of one. */
const MIN_VERB = 3;

/**
 * Gives each word of a German question what its verb is written as, where the manual has that: its other forms ("pumpt",
 * "pumpen"), the verb that it makes with a prefix behind it ("pumpt das Wasser nicht ab": "abpumpen"), and the written form
 * of what is spoken ("rausholen": "herausholen").
 */
export function addGermanVerbs(
  index: ManualIndex,
  tokens: readonly Token[],
  terms: ReadonlyMap<string, QueryTerm>,
): void {
  if (!index.languages.includes('de')) return;
  const { stem } = languageOf('de');
  tokens.forEach(({ term: word }, at) => {
    const query = terms.get(stem(word));
    if (query === undefined) return;
    const [spoken = ''] = SPOKEN.exec(word) ?? [];
    const written = (PREFIXES.get(spoken) ?? []).map((prefix) => prefix + word.slice(spoken.length));
    const whole = verbsOf(word, tokens.slice(at + 1, at + 2 + MAX_BETWEEN));
    for (const form of [word, ...written, ...whole].flatMap((verb) => germanForms(stem(verb)))) {
      const number = index.lexicon.get(form);
      if (number === undefined || number === query.number) continue;
      query.alternatives = [
        ...query.alternatives.filter((other) => other.number !== number),
        { number, weight: SAME, kind: 'spelling' },
      ];
    }
  });
}

const verbsOf = (word: string, behind: readonly Token[]): string[] =>
  word.length < MIN_VERB || PREFIXES.has(word)
    ? []
    : behind.flatMap(({ term }) => (PREFIXES.get(term) ?? []).map((prefix) => prefix + word));

/**
 * A German stem and those of its verb's other forms, which Snowball's stemmer keeps apart: "pumpt", "wackelt" from "pumpen",
 * "wackeln".
 */
export function germanForms(stem: string): string[] {
  const base = stem.replace(/(?:(?<=el)n|e?t)$/, '');
  if (base.length < MIN_VERB) return [stem];
  return [...new Set([stem, base, `${base}t`, `${base}et`, `${base}n`])];
}
