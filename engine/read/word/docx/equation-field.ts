import { subscript, superscript } from '../../pageless/scripts.ts';

/** What parts the arguments of an instruction: one or the other, by the country that a file was written in. */
const SEPARATORS = [';', ','];
const MAX_DEPTH = 20;
/** Options that say how something is set, not what: "\* jc2", "\s8", "\ad", "\al". */
const SETTING =
  /^\\(?:\*\s*(?:"[^"]*"|\S+)|(?:ad|al|ac|ar|le|ri|to|bo|co\d*|vs\d*|hs\d*|lc\\?.|rc\\?.|bc\\?.)(?![a-z]))\s*/i;
const INSTRUCTION = /^\\(f|r|s|o|b|x|l|a|i|d)(?![a-z])/i;
const RAISING = /^\\(up|do|ai|di)\s*(\d*)\s*/i;

type Part = { text: string; rest: string };

/**
 * What an equation field shows on one line: EQ \f(1;2) is "1/2", EQ \r(3;x) is "∛x". Word also writes readings over signs so
 * (EQ \o\ad(\s\up 9(でんげん),電源)), of which the signs are shown.
 */
export function equationText(code: string): string {
  return read(code, 0)
    .text.replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?=\d)/, ' ');
}

/** Reads up to what ends an argument. */
function read(code: string, depth: number): Part {
  let text = '';
  let rest = code;
  while (rest !== '') {
    const setting = SETTING.exec(rest)?.[0];
    if (setting !== undefined) {
      rest = rest.slice(setting.length);
      continue;
    }
    const name = INSTRUCTION.exec(rest)?.[1]?.toLowerCase();
    if (name !== undefined && depth < MAX_DEPTH) {
      const part = instruct(name, rest.slice(2), text, depth);
      text += part.text;
      rest = part.rest;
      continue;
    }
    const isEnd = rest[0] === ')' || SEPARATORS.includes(rest[0] ?? '');
    if (depth > 0 && isEnd) break;
    // A backslash before a sign says that it is meant as it is.
    const isEscaped = rest[0] === '\\';
    text += isEscaped ? (rest[1] ?? '') : (rest[0] ?? '');
    rest = rest.slice(isEscaped ? 2 : 1);
  }
  return { text, rest };
}

function instruct(name: string, code: string, before: string, depth: number): Part {
  let rest = code.trimStart();
  let way = '';
  for (;;) {
    const [option = '', kind] = RAISING.exec(rest) ?? [];
    const found = option || SETTING.exec(rest)?.[0];
    if (!found) break;
    way = kind?.toLowerCase() ?? way;
    rest = rest.slice(found.length).trimStart();
  }
  const { parts, rest: behind } = readArguments(rest, depth + 1);
  return { text: shown(name, parts, { way, before }), rest: behind };
}

function readArguments(code: string, depth: number): { parts: string[]; rest: string } {
  const parts: string[] = [];
  if (code[0] !== '(') return { parts, rest: code };
  let rest = code;
  do {
    const part = read(rest.slice(1), depth);
    parts.push(part.text.trim());
    rest = part.rest;
  } while (SEPARATORS.includes(rest[0] ?? ''));
  return { parts, rest: rest.slice(1) };
}

/** @param context whether something is raised or lowered, and what stands before it */
function shown(name: string, parts: readonly string[], context: { way: string; before: string }): string {
  const [first = '', second = '', third = ''] = parts;
  if (name === 'f') return `${/\d$/.test(context.before) ? ' ' : ''}${grouped(first)}/${grouped(second)}`;
  if (name === 'r') return parts.length > 1 ? `${rootOf(first)}${grouped(second)}` : `√${grouped(first)}`;
  if (name === 's') return scripted(parts, context);
  // What lies over each other: the last is the sign, readings and accents come before it.
  if (name === 'o') return parts.at(-1) ?? '';
  if (name === 'b') return `(${parts.join(', ')})`;
  if (name === 'i') return `∫${subscript(first, 'x')}${superscript(second, 'x')} ${third}`;
  return parts.join(name === 'a' ? '; ' : ', ');
}

function scripted(parts: readonly string[], { way, before }: { way: string; before: string }): string {
  const text = parts.join(' ');
  if (way === 'up') return superscript(text, before.slice(-1));
  return way === 'do' ? subscript(text, before.slice(-1)) : text;
}

const rootOf = (degree: string): string =>
  ({ '': '√', '2': '√', '3': '∛', '4': '∜' })[degree] ?? `${superscript(degree, '')}√`;

const grouped = (text: string): string => (/^[\p{L}\p{N}.,\p{M}]*$/u.test(text) ? text : `(${text})`);
