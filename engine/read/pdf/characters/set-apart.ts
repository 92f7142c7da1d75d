/** A character of a line, and whether it stands above it in smaller type. */
export type SetCharacter = { char: string; isRaised: boolean };

const SUPERSCRIPTS: Readonly<Record<string, string>> = {
  '0': '⁰',
  '1': '¹',
  '2': '²',
  '3': '³',
  '4': '⁴',
  '5': '⁵',
  '6': '⁶',
  '7': '⁷',
  '8': '⁸',
  '9': '⁹',
  '+': '⁺',
  '-': '⁻',
  '−': '⁻',
  '–': '⁻',
  '\uFFFE': '⁻',
};

/** Marks of notes: "1)", "a)", "1,2". A letter alone may be a power. */
const NOTE_MARKS = /^\(?(?:\d|[a-h](?=\)))\)?(?:[,;\s]+\(?(?:\d|[a-h](?=\)))\)?)*$/;
const IN_MARKS: Readonly<Record<string, string>> = { ...SUPERSCRIPTS, '(': '⁽', ')': '⁾' };

/** What a power is taken of: ten, or a unit of a letter or two behind a blank or a number. */
const BASE = /(?:(?<![\d.,])10|(?<!\p{L})[kcdmnµμ]?\p{L})$/u;
const ENDS_IN_WORD = /[\p{L}\p{N}]$/u;
const FRACTION_BAR = /^\s*[⁄/]\s*\d/u;

/**
 * The text of a line with what is raised in it told apart: "10⁶", "68 ¹" where it is a note's mark, "1 3/8" where it is the upper part
 * of a fraction. Raised letters stay as they are, but for those that mark notes.
 */
export function setApart(characters: readonly SetCharacter[]): string {
  let text = '';
  for (let at = 0; at < characters.length; ) {
    let end = at;
    while (characters[end]?.isRaised) end += 1;
    if (end === at) {
      text += characters[at]?.char ?? '';
      at += 1;
      continue;
    }
    const raised = charsOf(characters.slice(at, end));
    text += raisedAfter(text, raised, charsOf(characters.slice(end)));
    at = end;
  }
  return text.replace(/\s+/g, ' ').trim();
}

const charsOf = (characters: readonly SetCharacter[]): string => characters.map(({ char }) => char).join('');

function raisedAfter(before: string, raised: string, after: string): string {
  if (/^\d+$/.test(raised) && FRACTION_BAR.test(after)) return /\d$/.test(before) ? ` ${raised}` : raised;
  const signs = [...raised].map((char) => SUPERSCRIPTS[char]);
  if (signs.includes(undefined)) {
    if (!NOTE_MARKS.test(raised)) return raised;
    const mark = [...raised].map((char) => IN_MARKS[char] ?? char).join('');
    return (ENDS_IN_WORD.test(before) ? ' ' : '') + mark;
  }
  const isMark = ENDS_IN_WORD.test(before) && !BASE.test(before);
  return (isMark ? ' ' : '') + signs.join('');
}
