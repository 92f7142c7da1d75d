import { languageOf } from '../index/language.ts';

/** `parts` are words as returned by `readPart`. */
type Phrase = { name: string; parts: readonly string[]; isLoose: boolean };

/** Finds the phrases in the words of a question, as returned by `readPart`, with the positions of their words. */
export type PhraseFinder = (read: readonly string[]) => { names: string[]; taken: ReadonlySet<number> };

const NEGATION =
  /n't$|^(?:not|no|never|none|nothing|hardly|barely|cannot|(?:do|does|did|is|are|was|were|wo|ca|could|has|have|had|should)nt|stop|stops|stopped|quits?|fails?|failed|refuses?)$/;
/** The particle of a verb may follow its object: "switch it off". */
const PARTICLES: ReadonlySet<string> = new Set('off on out up down back away in over'.split(' '));
/** Maximum number of words between a verb and its particle, or between a negation and the word it negates. */
const BETWEEN = 2;

const { stem } = languageOf('en');

/** The form of an English word in phrases: "not" for every negation, otherwise its stem. */
export const readPart = (word: string): string => (NEGATION.test(word) ? 'not' : stem(word));

/**
 * Prepares the search for phrases, given as words joined by hyphens: "power-cut", "turn-off", "not-cold". Of phrases with the same first word
 * the longest is found, and no word is in two phrases.
 */
export function phraseFinder(names: readonly string[]): PhraseFinder {
  const byFirst = new Map<string, Phrase[]>();
  for (const name of names) {
    const parts = name.split('-').map(readPart);
    const [first = '', last = ''] = [parts[0], parts.at(-1)];
    const isLoose = first === 'not' || PARTICLES.has(last);
    byFirst.set(first, [...(byFirst.get(first) ?? []), { name, parts, isLoose }]);
  }
  for (const own of byFirst.values()) own.sort((a, b) => b.parts.length - a.parts.length);
  return (read) => {
    const taken = new Set<number>();
    const found = new Set<string>();
    read.forEach((part, at) => {
      for (const phrase of byFirst.get(part) ?? []) {
        const places = placesOf(phrase, read, at);
        if (places === undefined || places.some((place) => taken.has(place))) continue;
        found.add(phrase.name);
        for (const place of places) taken.add(place);
      }
    });
    return { names: [...found], taken };
  };
}

/** The positions of the parts of a phrase that begins at `at`, in order and close together; undefined if a part is missing. */
function placesOf({ parts, isLoose }: Phrase, read: readonly string[], at: number): number[] | undefined {
  const places = [at];
  let last = at;
  for (const part of parts.slice(1)) {
    const place = read.indexOf(part, last + 1);
    if (place < 0 || place > last + 1 + (isLoose ? BETWEEN : 0)) return undefined;
    places.push(place);
    last = place;
  }
  return places;
}
