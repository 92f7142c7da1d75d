import { wordsNamed } from '../../words/named-words.ts';

/** English words of a name in `small-words.tsv`. */
const english = (name: 'headingVerbs' | 'furtherVerbs' | 'doubling'): readonly string[] =>
  wordsNamed(name).get('en') ?? [];

/** Verbs whose last letter is doubled before "-ing". */
const doubling: ReadonlySet<string> = new Set(english('doubling'));

/** Verbs that headings of manuals begin with: base form and "-ing" form → base form, lower case. */
export const VERBS: ReadonlyMap<string, string> = new Map(
  english('headingVerbs').flatMap((verb) => [
    [verb, verb],
    [toGerund(verb), verb],
  ]),
);

/** Verbs of instructions that headings seldom begin with. */
export const FURTHER_VERBS: ReadonlySet<string> = new Set(english('furtherVerbs'));

function toGerund(verb: string): string {
  if (doubling.has(verb)) return `${verb}${verb.slice(-1)}ing`;
  return `${verb.replace(/e$/, '')}ing`;
}
