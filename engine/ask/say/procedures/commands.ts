import type { Stretch } from '../../../document/sentences.ts';

/** A line to be typed: after a prompt, "# ", "C:\>" or "sim>"; "#define" is a program's. */
const PROMPTED = /^(?:[$%]|#(?=\s)|>{1,3}|[A-Z]:\\[^>]*>|\p{L}{2,10}>(?=\s))\s?\S/u;
/** What a program is written with, and no command: braces, statements, declarations, comments, tags. */
const PROGRAM =
  /[{}]|;\s*$|^\s*(?:\/[/*]|\*|<|@|#include|#define|\.\.\.|(?:int|void|char|float|double|unsigned|static|const|struct|return|def|class|import|from|for|while|if|else|var|let)\b)|\s=\s/;
/** A command begins with the name of a program or a path: "make", "./configure", "C:\setup.exe". */
const PROGRAM_NAME = /^(?:\p{Ll}|[.~/\\$]|\p{L}:\\|\p{Lu}+_)[\w.+~/\\:$-]*(?:\s|$)/u;
/** A longer listing is no sequence to follow. */
const MAX_COMMANDS = 15;

/** Whether a line of text is to be typed, as its prompt tells. */
export const isPrompted = (line: string): boolean => PROMPTED.test(line);

/**
 * The commands of a text's listings, to type one after another; none of a program's or of what is printed. Lines that a backslash
 * joins are one command.
 */
export function commandLines(text: string, listings: readonly Stretch[] = []): Stretch[] {
  return listings.flatMap(({ start, end }) => {
    const lines = linesOf(text, start, end);
    const said = lines.map((line) => text.slice(line.start, line.end));
    const isToType = said.every(
      (line) => isPrompted(line) || (PROGRAM_NAME.test(line) && !PROGRAM.test(line)),
    );
    return isToType && lines.length <= MAX_COMMANDS ? lines : [];
  });
}

function linesOf(text: string, start: number, end: number): Stretch[] {
  const lines: Stretch[] = [];
  for (const { index, 0: line } of text.slice(start, end).matchAll(/\S.*/g)) {
    const last = lines.at(-1);
    const to = start + index + line.length;
    if (last && text.charAt(last.end - 1) === '\\') last.end = to;
    else lines.push({ start: start + index, end: to });
  }
  return lines;
}
