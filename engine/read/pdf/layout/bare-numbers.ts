import type { ListMarker } from '../../../document/list-marker.ts';
import { cleanText, type PrintedLine } from '../characters/printed-line.ts';

/** A line whose first fragment is nothing but a number, and the words behind it. */
type Numbered = { line: PrintedLine; digits: string; rest: string; textX: number; isNumeral: boolean };

/** White between the number and the text, in type sizes. */
const MIN_GAP_SIZES = 0.4;
const DIGIT_SIZES = 0.56;
const SAME_EDGE_POINTS = 2;
/** A line that long goes on in the next one: no name of a part does. */
const LONG_CHARS = 60;
const MIN_STEPS_SHARE = 0.6;
/** A large numeral before so many words is no number of a chapter. */
const MIN_STEP_WORDS = 4;

/**
 * Lines that begin with a bare number set apart, as steps do in many manuals ("1  Open the lid."), with that number as their
 * marker: the numbers of one column that count on, and what stands behind most of them is a sentence; one alone where it is a
 * large numeral. Keys of a figure and headings are none.
 * @param lines of one page, in reading order
 * @param bodySize of the text in points
 */
export function findBareNumbers(
  lines: readonly PrintedLine[],
  bodySize: number,
): ReadonlyMap<PrintedLine, ListMarker> {
  const runs: Numbered[][] = [];
  for (const numbered of lines.flatMap((line) => toNumbered(line, bodySize))) {
    const run = runs.find((other) => goesOn(other.at(-1), numbered));
    if (run) run.push(numbered);
    else runs.push([numbered]);
  }
  const steps = runs.filter((run) => {
    const sentences = run.filter(isSentence);
    const isEnough = run.length > 1 || run.every(({ isNumeral }) => isNumeral);
    return isEnough && sentences.length >= MIN_STEPS_SHARE * run.length;
  });
  return new Map(
    steps.flat().map(({ line, digits, rest }) => [line, { marker: digits, ordered: true, rest }]),
  );
}

function isSentence({ rest, isNumeral }: Numbered): boolean {
  if (/[.!]$/.test(rest) || rest.length > LONG_CHARS) return true;
  return isNumeral && /\p{Ll}/u.test(rest) && rest.split(' ').length >= MIN_STEP_WORDS;
}

function toNumbered(line: PrintedLine, bodySize: number): Numbered[] {
  const { head, text, x, fontSize, bold } = line;
  const digits = head === null ? undefined : /^\d{1,2}$/.exec(cleanText(head.text))?.[0];
  const isNumeral = head?.isNumeral === true;
  if (head === null || digits === undefined || (bold && !isNumeral) || fontSize > bodySize + 1) return [];
  const gap = head.nextX - x - digits.length * DIGIT_SIZES * fontSize;
  const rest = text.slice(digits.length).trim();
  // A line of contents ends in its page.
  const isText = /^["“„«¿¡]?\p{Lu}/u.test(rest) && !/\d$/.test(rest);
  return gap >= MIN_GAP_SIZES * fontSize && isText
    ? [{ line, digits, rest, textX: head.nextX, isNumeral }]
    : [];
}

const goesOn = (last: Numbered | undefined, next: Numbered): boolean =>
  last !== undefined &&
  Number(next.digits) === Number(last.digits) + 1 &&
  Math.abs(last.line.x - next.line.x) <= SAME_EDGE_POINTS &&
  Math.abs(last.textX - next.textX) <= SAME_EDGE_POINTS;
