/**
 * A pattern of whole words, whatever their case, as a template's tag: wholeWords`too (?:hot|warm)`. `\b` takes "ä" for no letter.
 */
export const wholeWords = (pattern: TemplateStringsArray, ...parts: readonly string[]): RegExp =>
  new RegExp(String.raw`(?<![\p{L}'’])(?:${String.raw(pattern, ...parts)})(?!\p{L})`, 'iu');
