/** What somebody may say to the player. */
export type Command = 'next' | 'back' | 'repeat' | 'howFar' | 'stop';

/** Longer utterances are no commands: people talk while they work. */
const MAX_WORDS = 5;

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/’/g, "'")
    .split(/[\s.,!?;:¿¡।]+/u)
    .filter((word) => word !== '');

/**
 * The command in a few words as they were heard; null where there is none. Of several the longest phrase holds: "go back" is no
 * "go".
 * @param phrases of each command, parted by "|"
 */
export function commandIn(heard: string, phrases: Readonly<Record<Command, string>>): Command | null {
  const words = wordsOf(heard);
  if (words.length === 0 || words.length > MAX_WORDS) return null;
  let found: { command: Command; words: number } | null = null;
  for (const command of Object.keys(phrases) as Command[])
    for (const phrase of phrases[command].split('|')) {
      const sought = wordsOf(phrase);
      if (sought.length > (found?.words ?? 0) && isIn(sought, words))
        found = { command, words: sought.length };
    }
  return found?.command ?? null;
}

const isIn = (sought: readonly string[], words: readonly string[]): boolean =>
  words.some((_, at) => sought.every((word, index) => words[at + index] === word));
