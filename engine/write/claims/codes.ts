import { whenNeeded } from '../../runtime/when-needed.ts';
import { formsOfAll } from '../../words/named-words.ts';
import { type Context, contextOf } from './context.ts';
import { readUnit } from './units.ts';

/** `code` is as compared: lower case, without what is between its parts. */
export type Code = { code: string; context: Context };

/** Codes, part and model numbers, dates, times and web addresses, which are right only letter by letter. */
export type Codes = {
  codes: Code[];
  /** The text with blanks in the place of every code: what is left for numbers to be looked for in. */
  rest: string;
};

/** "E-04", "STK600-RC100M", "D58", "ups.load2"; begins with a letter. */
const LETTERED = /(?<![\p{L}\p{N}])\p{L}[\p{L}\p{N}]*(?:[-._/][\p{L}\p{N}]+)*/gu;
/** "E 04", "ERR 12", "code e 4" */
const spaced = whenNeeded(
  () =>
    new RegExp(
      String.raw`(?<![\p{L}\p{N}])(?:\p{Lu}{1,3}|(?<=\b(?:${formsOfAll('faults', 'beforeCode')})\s)\p{Ll}{1,3}) \d{1,4}(?![\p{L}\p{N}]|[.,]\d)`,
      'gu',
    ),
);
/** "58-1121", "2024-05-01", "10:30", "1.2.3" */
const FIGURES =
  /(?<![\p{L}\p{N}.,])(?:\d{2,}-\d{3,}(?:-\d+)*|\d+:\d+(?::\d+)*|\d+(?:[-./]\d+){2,})(?![\p{L}\p{N}])/gu;
/** "3D", "18-X2"; a number with its unit is none. */
const DIGIT_FIRST =
  /(?<![\p{L}\p{N}.,])\d+\p{L}[\p{L}\p{N}]*(?:[-._/][\p{L}\p{N}]+)*|(?<![\p{L}\p{N}.,])\d+-\p{L}+\d[\p{L}\p{N}]*/gu;
/** Names of several parts without a figure: "beeper.disable", "max_age". */
const DOTTED = /\p{L}[._]\p{L}{2}|_/u;
const THOUSANDS = /^\d{1,3}(?:\.\d{3})+$/;
const SIZE = /^\d+(?:x\d+)+\p{L}*$/iu;

/** The codes of a plain text. */
export function findCodes(text: string): Codes {
  const codes: Code[] = [];
  let rest = text;
  const take = (pattern: RegExp, isCode: (match: string, behind: string) => boolean) => {
    rest = rest.replace(pattern, (match: string, ...more: unknown[]) => {
      const at = Number(more.find((one) => typeof one === 'number'));
      const end = at + match.length;
      if (!isCode(match, rest.slice(end))) return match;
      codes.push({ code: toCode(match), context: contextOf(text, at, end) });
      return ' '.repeat(match.length);
    });
  };
  take(spaced(), (match, behind) => !hasUnit(behind) && readUnit(match.split(' ')[0] ?? '') === null);
  take(LETTERED, (match) => !isUnit(match) && (/\d/.test(match) || DOTTED.test(match)));
  take(FIGURES, (match, behind) => !hasUnit(behind) && !THOUSANDS.test(match));
  take(DIGIT_FIRST, (match) => !isQuantity(match));
  return { codes, rest };
}

const toCode = (written: string): string => written.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const hasUnit = (behind: string): boolean => readUnit(behind.trimStart()) !== null && /^[ -]?\S/.test(behind);

/** "230V", "98x28mm", "30-minute": a number with what it counts. */
function isQuantity(written: string): boolean {
  if (SIZE.test(written)) return true;
  const [, letters = ''] = /^\d+-?(.*)$/u.exec(written) ?? [];
  if (isUnit(letters)) return true;
  return !/\d/.test(letters) && letters.length > 3;
}

/** "mm2" is no code. */
const isUnit = (text: string): boolean => readUnit(text)?.length === text.length;
