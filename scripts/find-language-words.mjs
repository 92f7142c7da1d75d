/**
 * Finds words of a language that stand in code instead of a table of engine/words. What counts, in strings and patterns: a word with
 * letters beyond English ones, a word that the tables of another language know and no dictionary of English has, and a list of words.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import englishWords from 'word-list';

/** Words of technology that are the same in every language and that dictionaries lack. */
const TECHNICAL = new Set([
  'bluetooth',
  'func',
  'hdmi',
  'iphone',
  'rect',
  'ssid',
  'touchscreen',
  'wifi',
  'wlan',
  'passcode',
]);
/** As many words side by side are a list, in whatever language. */
const LIST = 12;

const wordsIn = (text) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
/** Without escapes and classes, whose letters are none of a word. */
const plain = (text) => text.replace(/\\[pP]\{[^}]*\}|\\u\{?[\da-f]+\}?|\\[a-z]/gi, ' ').normalize('NFC');

/** The cells of a table that hold words: neither the columns' names, nor the names that its rows have in all languages. */
function wordsOfTable(url) {
  const [header = '', ...rows] = readFileSync(url, 'utf8').split('\n');
  const isNamed = /^(?:of|name)\t/.test(header);
  return wordsIn(plain(rows.map((row) => (isNamed ? row.slice(row.indexOf('\t')) : row)).join('\n')));
}

/**
 * Words that the tables of other languages than English hold and no dictionary of English has.
 * @param {URL} folder engine/words, with a slash at its end
 * @returns {Set<string>}
 */
export function foreignWords(folder) {
  const english = new Set(readFileSync(englishWords, 'utf8').split('\n'));
  const words = new Set();
  for (const code of readdirSync(folder).filter((name) => /^(?!en$)[a-z]{2}$/.test(name)))
    for (const table of readdirSync(new URL(`${code}/`, folder)))
      for (const word of wordsOfTable(new URL(`${code}/${table}`, folder)))
        if (word.length > 3 && !english.has(word) && !TECHNICAL.has(word)) words.add(word);
  return words;
}

/** Texts of a file's strings and patterns, each with where it begins; paths of imports and types are none. */
function* textsIn(node) {
  if (/^(?:Import|ExportAll|TS(?!As|Satisfies|NonNull))/.test(node.type)) return;
  if (node.type === 'Literal' && node.regex) yield { text: node.regex.pattern, start: node.start };
  else if (node.type === 'Literal' && typeof node.value === 'string')
    yield { text: node.value, start: node.start };
  else if (node.type === 'TemplateElement') yield { text: node.value.raw, start: node.start };
  if (node.type === 'ArrayExpression' && node.elements.every((item) => typeof item?.value === 'string'))
    yield { text: node.elements.map(({ value }) => value).join(' | '), start: node.start };
  for (const child of Object.values(node).flat()) if (typeof child?.type === 'string') yield* textsIn(child);
}

/** Whether a text is a list of words rather than a sentence. */
const isList = (text) => {
  const items = text.split(/[|\s]+/).filter((item) => /^[(?:^]*\p{L}/u.test(item));
  return (
    items.length >= LIST &&
    items.every((item) => !/^[(?:^]*\p{L}*\p{Ll}\p{Lu}/u.test(item)) &&
    !/[.!?]\s*$|\p{L}, |^\p{Lu}/u.test(text.trim())
  );
};

/**
 * Words of a language in the code of a file; `isForeign` for those of another language than English, else they are a list of English.
 * @param {string} filename
 * @param {string} code
 * @param {Set<string>} foreign as {@link foreignWords} finds them
 * @returns {{ line: number; words: string[]; isForeign: boolean }[]} in the file's order, lines from 1
 */
export function findLanguageWords(filename, code, foreign) {
  const { program, errors } = parseSync(filename, code);
  if (errors.length > 0) throw new Error(`${filename}: ${errors[0]?.message}`);
  return [...textsIn(program)].flatMap(({ text, start }) => {
    const line = code.slice(0, start).split('\n').length;
    const words = wordsIn(plain(text));
    const others = words.filter((word) => /[^a-z]/.test(word) || foreign.has(word));
    if (others.length > 0) return [{ line, words: others, isForeign: true }];
    return isList(plain(text)) ? [{ line, words, isForeign: false }] : [];
  });
}
