/** Formulas that are objects within a Word file: an OLE storage with what the editor of formulas wrote. */
import { mathText } from '../../html/math-text.ts';
import { mtefToMath } from './mtef.ts';

/** The stream that holds a formula. */
export const EQUATION_STREAM = 'Equation Native';
/** Programs that write formulas call themselves so: "Equation.3", "Equation.DSMT4". */
const PROGRAM = /\bequation\b/i;
/** In the place of a formula that can't be read: a sentence without its number would say something else. */
export const UNREAD_EQUATION = '[…]';
const MAX_CHARS = 2_000;

/**
 * What an object says in one line if it is a formula: `UNREAD_EQUATION` for one of another editor or a damaged one, "" for another object.
 * @param stream that of the object by the name of `EQUATION_STREAM`, null where it has none
 * @param program what is said of the program that made it
 */
export function equationSays(stream: Buffer | null, program = ''): string {
  if (stream === null) return PROGRAM.test(program) ? UNREAD_EQUATION : '';
  try {
    const math = mtefToMath(stream.subarray(stream.readUInt16LE(0)));
    const said = math === null ? '' : mathText(math).replace(/ {2,}/g, ' ').trim();
    return said === '' ? UNREAD_EQUATION : said.slice(0, MAX_CHARS);
  } catch (error) {
    if (error instanceof RangeError) return UNREAD_EQUATION;
    throw error;
  }
}
