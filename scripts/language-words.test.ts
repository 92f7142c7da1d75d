/** Words of a language stand in the tables of engine/words, where whoever knows the language finds and mends them. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findLanguageWords, foreignWords } from './find-language-words.mjs';

const engine = new URL('../engine/', import.meta.url);

/** Files that hold words or letters of other languages than English, and why. */
const FOREIGN: Readonly<Record<string, string>> = {
  'ask/compose/emergency/word-pattern.ts': 'letters that are written otherwise without their accents',
  'ask/words/diminutives.ts': 'rules of grammar with their endings',
  'ask/words/verb-forms.ts': 'rules of German and Dutch grammar with their prefixes',
  'document/lines.ts': 'prefixes that keep a hyphen',
  'index/language.ts': 'rules of grammar: elisions and endings',
  'index/spelling.ts': 'rules of grammar: endings',
  'read/ocr/line-type.ts': 'letters that a recogniser may know',
  'read/pageless/scripts.ts': 'raised endings of ordinals',
  'read/pdf/characters/set-apart.ts': 'symbols of units',
  'read/pptx/slides.ts': 'names of a format, no words of a language',
  'read/script-noise.ts': 'the commonest letters of scripts',
  'read/word/docx/number-formats.ts': 'alphabets that lists are numbered by',
  'read/word/docx/paragraph.ts': 'names of styles that Word writes in its own languages',
};

/** Files that hold a list of words that are no words of another language, and why. Words of other languages are found in these, too. */
const LISTS: Readonly<Record<string, string>> = {
  'ask/compose/variants/names.ts': 'names of platforms, no words of a language',
  'ask/corrections/leans-on.ts': 'English, which is read with any manual',
  'ask/corrections/meaning.ts': 'English, which is read with any manual',
  'ask/corrections/question-kind.ts': 'English, which is read with any manual',
  'ask/corrections/spare-words.ts': 'English, which is read with any manual',
  'ask/question/forms/chatter.ts': 'English, which is read with any manual',
  'ask/question/forms/conversation.ts': 'English, which is read with any manual',
  'ask/question/join-spaced-codes.ts': 'English, which is read with any manual',
  'ask/question/parse-question.ts': 'English, which is read with any manual',
  'ask/question/question-language.ts': 'English, which is read with any manual',
  'ask/say/procedures/commands.ts': 'names of a format, no words of a language',
  'ask/say/procedures/prose-steps.ts': 'English, which is read with any manual',
  'ask/words/heading-question.ts': 'English, which is read with any manual',
  'check/kinds/unexplained-code.ts': 'English, which is read with any manual',
  'index/instructions.ts': 'English, which is read with any manual',
  'index/tokens.ts': 'English, which is read with any manual',
  'read/html/elements.ts': 'names of a format, no words of a language',
  'read/html/html-blocks.ts': 'names of a format, no words of a language',
  'read/html/html-tree.ts': 'names of a format, no words of a language',
  'read/odt/odt-to-html.ts': 'names of a format, no words of a language',
  'read/pdf/characters/font-style.ts': 'names of a format, no words of a language',
  'read/pdf/outline.ts': 'names of a format, no words of a language',
  'read/word/docx/alternatives.ts': 'names of a format, no words of a language',
  'read/word/docx/equation-field.ts': 'names of a format, no words of a language',
  'structure/procedure.ts': 'English, which is read with any manual',
  'topics/asides.ts': 'English, which is read with any manual',
  'topics/phrases.ts': 'English, which is read with any manual',
  'write/claims/frequencies.ts': 'English, which is read with any manual',
  'write/claims/leaks.ts': 'English, which is read with any manual',
  'write/rewrite-question.ts': 'English, which is read with any manual',
};

const foreign = foreignWords(new URL('words/', engine));
const files = readdirSync(engine, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.ts') && !/\.test\.ts$|(?:^|\/)testing\/|^words\//.test(path));
const found = new Map(
  files.map((path) => [path, findLanguageWords(path, readFileSync(new URL(path, engine), 'utf8'), foreign)]),
);

describe('findLanguageWords', () => {
  const wordsIn = (code: string) =>
    findLanguageWords('ask/part.ts', code, foreign).map(({ words, isForeign }) => ({ words, isForeign }));

  it.each([
    ['a list in German', "const X = ['alle', 'kein', 'fehler'];", 'kein'],
    ['a word in a pattern', 'const X = /wasser|schlauch/u;', 'schlauch'],
    ['a word with an accent', 'const X = /gerät/u;', 'gerät'],
    ['a word of a template', 'const X = String.raw`(?:schalter)`;', 'schalter'],
    ['a word of a script of its own', "const X = 'опасность';", 'опасность'],
  ])('finds %s', (_, code, word) => {
    const words = wordsIn(code);
    expect(words[0]?.isForeign).toBe(true);
    expect(words[0]?.words).toContain(word);
  });

  it('finds a list of English words', () => {
    const list = 'put take pull push plug slide press screw turn hold open close';
    expect(wordsIn(`const X = '${list}';`)).toEqual([{ words: list.split(' '), isForeign: false }]);
    expect(wordsIn(`const X = ['${list.replaceAll(' ', "', '")}'];`)[0]?.isForeign).toBe(false);
    expect(wordsIn(`const X = /${list.replaceAll(' ', '|')}/u;`)[0]?.isForeign).toBe(false);
  });

  it.each([
    ['sentences', "throw new Error('The file that was sent holds more pages than one may read at once.');"],
    ['paths and names', "import { x } from './schlauch.ts'; const howTo = { 'key-of-it': 'kind' };"],
    ['comments', '/** Gerät, Fehler, Schlauch. */ const X = 1;'],
    ['classes of letters', 'const X = /[\\p{L}\\u00c0-\\u017f]/u;'],
  ])('leaves %s alone', (_, code) => {
    expect(wordsIn(code)).toEqual([]);
  });
});

describe('the code of the engine', () => {
  it('holds no words of other languages than English', () => {
    const inCode = [...found].flatMap(([path, words]) =>
      path in FOREIGN ? [] : words.filter(({ isForeign }) => isForeign).map((it) => ({ path, ...it })),
    );
    expect(inCode).toEqual([]);
  });

  it('holds no lists of words', () => {
    const inCode = [...found].flatMap(([path, words]) =>
      path in FOREIGN || path in LISTS ? [] : words.map((it) => ({ path, ...it })),
    );
    expect(inCode).toEqual([]);
  });

  it('has no more exceptions than it needs', () => {
    const unneeded = [
      ...Object.keys(FOREIGN).filter((path) => !found.get(path)?.some(({ isForeign }) => isForeign)),
      ...Object.keys(LISTS).filter((path) => !found.get(path)?.some(({ isForeign }) => !isForeign)),
    ];
    expect(unneeded).toEqual([]);
  });
});
