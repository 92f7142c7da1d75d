/** Signs above and below the line, as far as Unicode has them in all fonts: digits, signs of calculation, brackets. */
const PLAIN = '0123456789+-−–=() ';
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁻⁼⁽⁾ ';
const SUBSCRIPTS = '₀₁₂₃₄₅₆₇₈₉₊₋₋₋₌₍₎ ';
const UPPER_N = 'ⁿ';

/** What is raised without being a power: endings of ordinals, marks of names and of notes. */
const RAISED_WORD = /^(?:st|nd|rd|th|e|er|re|ère|ème|o|a|os|as|º|ª|TM|SM|[®™©℠*†‡§°'’"”′″]+)$/iu;
/** A letter alone may mark a note too: it is not glued to a value. */
const NAMED: Record<string, string> = { tm: '™', sm: '℠', a: 'ª', o: 'º', e: 'ᵉ' };
/** A power or an index stands right behind what it belongs to. */
const BASE = /[\p{L}\p{N})\]|}'′]$/u;

/** Text set above the line, behind `before`: "⁶", "^n" or, where it is no power, as it is. */
export function superscript(text: string, before: string): string {
  return scripted(text, before, { signs: SUPERSCRIPTS, sign: '^' });
}

/** Text set below the line, behind `before`: "₂", "_max". */
export function subscript(text: string, before: string): string {
  return scripted(text, before, { signs: SUBSCRIPTS, sign: '_' });
}

function scripted(text: string, before: string, { signs, sign }: { signs: string; sign: string }): string {
  const inner = text.trim();
  if (inner === '') return text;
  const lead = text.slice(0, text.length - text.trimStart().length);
  const tail = text.slice(text.trimEnd().length);
  return lead + scriptOf(inner, (before + lead).slice(-1), { signs, sign }) + tail;
}

function scriptOf(inner: string, before: string, { signs, sign }: { signs: string; sign: string }): string {
  const isRaised = sign === '^';
  if (isRaised && RAISED_WORD.test(inner)) return NAMED[inner.toLowerCase()] ?? inner;
  const characters = Array.from(inner, (char) => {
    if (isRaised && char === 'n') return UPPER_N;
    return PLAIN.includes(char) ? signs.charAt(PLAIN.indexOf(char)) : '';
  });
  if (characters.every((char) => char !== '')) return characters.join('');
  if (!BASE.test(before)) return inner;
  return /^[\p{L}\p{N}.,∞]+$/u.test(inner) ? `${sign}${inner}` : `${sign}(${inner})`;
}
