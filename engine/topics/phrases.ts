import { languageOf } from '../index/language.ts';

/** `parts` are words as `readPart` reads them. */
type Phrase = { name: string; parts: readonly string[]; isLoose: boolean };

/** Finds the phrases in a question's words, given as `readPart` reads them, and the places of the words in them. */
export type PhraseFinder = (read: readonly string[]) => { names: string[]; taken: ReadonlySet<number> };

const NEGATION =
  /n't$|^(?:not|no|never|none|nothing|hardly|barely|cannot|(?:do|does|did|is|are|was|were|wo|ca|could|has|have|had|should)nt|stop|stops|stopped|quits?|fails?|failed|refuses?)$/;
/** What belongs to a verb may stand behind its object: "switch it off". */
const PARTICLES: ReadonlySet<string> = new Set('off on out up down back away in over'.split(' '));
/** Most words between a verb and its particle, or between a negation and what it denies. */
const BETWEEN = 2;

const { stem } = languageOf('en');

/** An English word in the form that phrases are made of: "not" for every negation, else its stem. */
export const readPart = (word: string): string => (NEGATION.test(word) ? 'not' : stem(word));

/**
 * Prepares the search for phrases, given as words joined by hyphens: "power-cut", "turn-off", "not-cold". Of phrases
 * with the same first word the longest is found; no word is in two.
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

/** Where the parts of a phrase that begins at `at` stand, in order and close together; undefined if not all do. */
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
