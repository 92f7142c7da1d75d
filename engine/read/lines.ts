import type { Line } from './document.ts';

/** ASCII hyphen, soft hyphen, Unicode hyphen. */
export const HYPHENS = '-\u00AD\u2010';
const LINE_END_HYPHEN = /\p{L}[-\u00AD\u2010]$/u;

/** Prefixes that keep their hyphen when the line breaks there ("non-\nvolatile"). */
const HYPHENATED_PREFIX =
  /(?:^|[\s(/])(?:self|non|pre|post|multi|anti|high|low|two|three|four|well|cross|semi|half|full|over|under|on|off|in|out|up|plug|stand|one|single|double|e|x|re)[-\u00AD\u2010]$/iu;

/** French pronouns behind an order: "assurez-\nvous". */
const ORDER = /ez[-\u2010]$/iu;
const PRONOUN = /^(?:vous|nous|moi|le|la|les|lui|leur|en|y)(?!\p{L})/u;

/** "black-\non-white", "step-\nby-step": a short word behind a hyphen of its own goes on with a compound. */
const WITHIN_COMPOUND = /^\p{Ll}{2,3}-\p{L}/u;

/** Whether `line` breaks a word whose other half begins `next`, so that the hyphen goes when they are joined. */
export function breaksWord(line: string, next: string): boolean {
  if (!endsInHyphen(line) || !beginsSmall(next)) return false;
  if (WITHIN_COMPOUND.test(next)) return false;
  return !HYPHENATED_PREFIX.test(line) && !(PRONOUN.test(next) && ORDER.test(line));
}

/** Whether a text begins with a small letter: it goes on with what stands before it. */
export const beginsSmall = (text: string): boolean => /^\p{Ll}/u.test(text);

function endsInHyphen(text: string): boolean {
  return endsInOneOf(HYPHENS, text) && LINE_END_HYPHEN.test(text);
}

/** Whether the last UTF-16 unit is one of these: told at once, where an expression looks through the whole text. */
export function endsInOneOf(units: string, text: string): boolean {
  return text !== '' && units.includes(text.charAt(text.length - 1));
}

/** Lines as running text: joined by a space, the hyphen dropped where `isBroken` says that it only broke a word. */
export function joinLines(lines: readonly Pick<Line, 'text'>[], isBroken = breaksWord): string {
  let text = '';
  for (const { text: line } of lines) {
    if (text === '') text = line;
    else if (isBroken(text, line)) text = text.slice(0, -1) + line;
    else if (endsInHyphen(text)) text += line;
    else text += ` ${line}`;
  }
  return text;
}
