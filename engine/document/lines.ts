import type { Line } from './pages.ts';

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

/** Letters of scripts that part no words by blanks, and the full-width stops that they are written with. */
const BLANKLESS =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}々〆ー\u3001-\u303F\uFF01-\uFF60]/u;
const FULL_WIDTH_STOP =
  /[\u3001-\u3003\u3008-\u3011\u3014-\u301F\uFF01-\uFF0F\uFF1A-\uFF1F\uFF3B-\uFF40\uFF5B-\uFF60]/u;
/** The first unit of these scripts. */
const FIRST_BLANKLESS = 0x0e00;

/** Whether two texts that follow each other are written without a blank between. */
export function joinsWithoutBlank(before: string, next: string): boolean {
  const [last, first] = [before.charAt(before.length - 1), next.charAt(0)];
  if (last.charCodeAt(0) < FIRST_BLANKLESS && first.charCodeAt(0) < FIRST_BLANKLESS) return false;
  if (FULL_WIDTH_STOP.test(last) || FULL_WIDTH_STOP.test(first)) return true;
  return BLANKLESS.test(last) && BLANKLESS.test(first);
}

/** Signs of Chinese and Japanese, which stand right beside numbers and words of other scripts. */
const CHINESE_OR_KANA = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}々〆ー]/u;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** Whether a line that breaks between these two would have no blank there: "5" and "分钟". */
function goesOnAcross(line: string, next: string): boolean {
  const [last, first] = [line.charAt(line.length - 1), next.charAt(0)];
  const isAtSign = CHINESE_OR_KANA.test(last) || CHINESE_OR_KANA.test(first);
  return isAtSign && LETTER_OR_DIGIT.test(last) && LETTER_OR_DIGIT.test(first);
}

/** Lines as running text: joined by a space in scripts that have them, the hyphen dropped where `isBroken` says that it only broke a word. */
export function joinLines(lines: readonly Pick<Line, 'text'>[], isBroken = breaksWord): string {
  let text = '';
  for (const { text: line } of lines) {
    if (text === '') text = line;
    else if (isBroken(text, line)) text = text.slice(0, -1) + line;
    else if (endsInHyphen(text) || joinsWithoutBlank(text, line) || goesOnAcross(text, line)) text += line;
    else text += ` ${line}`;
  }
  return text;
}
