import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LanguageWords } from './language-words.ts';
import { languagesIn, WORDS } from './languages.ts';
import { namedWords, readNamed } from './named-words.ts';
import { readLanguage } from './read-language.ts';
import { TABLES, WordsError } from './table.ts';
import { NAMES } from './tables-of-forms.ts';

const page = readFileSync(fileURLToPath(new URL('../../docs/adding-a-language.md', import.meta.url)), 'utf8');
const WORDS_FOLDER = new URL('./', import.meta.url);
/** The tables of the page's example. */
const EXAMPLE = [...page.matchAll(/`([a-z-]+\.tsv)`\n```tsv\n([\s\S]+?)```/g)].map(
  ([, name = '', content = '']) => ({ name, content }),
);

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'manualist-words-'));
  for (const { name, content } of EXAMPLE) writeFileSync(join(folder, name), content);
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (): LanguageWords => readLanguage(pathToFileURL(`${folder}/`));
const replace = (name: string, content: string): void => writeFileSync(join(folder, name), content);

/** Everything that a language has, so that each table is read and each pattern made. */
const readAll = (words: LanguageWords): void => {
  for (const { said } of words.sayings) said.test('');
  for (const { said, written } of words.complaints) {
    said.test('');
    written.test('');
  }
  for (const field of Object.keys(words)) void words[field as keyof LanguageWords];
};

describe('a language made by the recipe of docs/adding-a-language.md', () => {
  it('has the words of its tables', () => {
    const { everyday, synonyms, lexicon, products, faults, forms } = read();
    expect({ everyday, synonyms, lexicon, products, faults, forms }).toEqual({
      everyday: ['plimo', 'zanta'],
      synonyms: [['frobo', 'frabo', 'kreel']],
      lexicon: [
        { said: 'wobo', printed: ['oscillato'] },
        { said: 'big wobo', printed: ['tremoro', 'oscillato'] },
      ],
      products: ['maquino', 'devico'],
      faults: 'problemi?',
      forms: [],
    });
  });

  it('makes one wording of each phrase in brackets', () => {
    const [saying] = read().sayings;
    expect(saying?.said.test('quo ponda le maquino')).toBe(true);
    expect(saying?.written).toEqual(['$& [masso]', '$& [pondo]']);
  });

  it('puts named parts and words in between into patterns', () => {
    const [complaint] = read().complaints;
    expect(complaint?.said.test('na habe una lumo')).toBe(true);
    expect(complaint?.said.test('na habe una due tri lumo')).toBe(false);
    expect(complaint?.isNamed).toBe(false);
  });
});

describe('a table of forms', () => {
  const readForms = () => readNamed(pathToFileURL(`${folder}/`), 'yes-no');

  it('has the forms of its names, those of several rows as one', () => {
    expect(readForms()).toEqual({
      ...{ yes: 'Si.', no: 'Na.', asksLeave: 'pote|potas' },
      ...{ denies: String.raw`na|nul\p{L}*`, allows: 'pote', limits: 'sol' },
    });
  });

  it('may be missing', () => {
    rmSync(join(folder, 'yes-no.tsv'));
    expect(readForms()).toBeNull();
  });

  it.each([
    ['of\tforms\nperhaps\tforse\n', /yes-no\.tsv:2: There is nothing called “perhaps”/],
    ['of\tforms\nyes\tSi.\n', /yes-no\.tsv in .* has no row “no”/],
    ['of\tforms\nyes\t[\n', /yes-no\.tsv:2: .*regular expression/i],
  ])(
    'is refused for a name of its own, one that is missing, or what is no expression',
    (content, message) => {
      replace('yes-no.tsv', content);
      expect(readForms).toThrow(WordsError);
      expect(readForms).toThrow(message);
    },
  );
});

describe('a table that does not keep the schema is refused with its place', () => {
  it.each([
    ['everyday.tsv', 'words\nplimo\n', /everyday\.tsv:1 must name the columns word/],
    ['everyday.tsv', 'word\r\nplimo\r\n', /everyday\.tsv must be .* LF alone/],
    ['everyday.tsv', '\ufeffword\nplimo\n', /everyday\.tsv must be .* without a byte order mark/],
    [
      'sayings.tsv',
      'said\twritten\nponda\tmasso\nquo (ponda\tmasso\n',
      /sayings\.tsv:3: .*regular expression/i,
    ],
    [
      'lexicon.tsv',
      'said\tprinted\nwobo oscillato\n',
      /lexicon\.tsv:2 must have 2 cells with text, .* it has 1\./,
    ],
    ['lexicon.tsv', 'said\tprinted\nwobo\n', /lexicon\.tsv:2 must have 2 cells/],
    ['lexicon.tsv', 'said\tprinted\nwobo\toscillato\nx\t \n', /lexicon\.tsv:3 must have 2 cells/],
    ['names.tsv', 'of\tpattern\nproducts\tmaquino\n', /names\.tsv in .* has no row “faults”/],
    [
      'complaints.tsv',
      'said\twritten\tnames its subject\na\tb\tmaybe\n',
      /complaints\.tsv:2: “names its subject” must be yes or no/,
    ],
    [
      'complaints.tsv',
      'said\twritten\tnames its subject\n%door% a\tb\tno\n',
      /complaints\.tsv:2: There is no pattern “door”/,
    ],
    [
      'interchangeable.tsv',
      'words\tunless told apart\nplimo zanta\tperhaps\n',
      /interchangeable\.tsv:2: “unless told apart” must be yes or no/,
    ],
  ])('%s', (name, content, message) => {
    replace(name, content);
    expect(() => readAll(read())).toThrow(WordsError);
    expect(() => readAll(read())).toThrow(message);
  });

  it('a missing table, if every language must have it', () => {
    rmSync(join(folder, 'sayings.tsv'));
    expect(() => readAll(read())).toThrow(/sayings\.tsv is missing/);
    rmSync(join(folder, 'complaints.tsv'));
    expect(read().measures).toEqual([]);
  });
});

it.each(Object.keys(NAMES) as (keyof typeof NAMES)[])(
  'the table %s keeps the schema in every language',
  (name) => {
    expect(namedWords(name).size).toBeGreaterThan(1);
  },
);

describe.each([...WORDS])('the words of %s', (_, words) => {
  it('keep the schema', () => {
    expect(() => readAll(words)).not.toThrow();
  });

  it('are in lower case and parted by single blanks', () => {
    const cells = [
      ...words.everyday,
      ...[...words.synonyms, ...words.measures, ...words.forms].flat(),
      ...words.lexicon.flatMap(({ said, printed }) => [...said.split(' '), ...printed]),
    ];
    expect(cells.filter((word) => word === '' || word !== word.toLowerCase())).toEqual([]);
  });
});

it.each(languagesIn(WORDS_FOLDER))('the folder of %s holds nothing but tables', (code) => {
  const tables = [...TABLES.keys()].map((name) => `${name}.tsv`);
  const files = readdirSync(new URL(`${code}/`, WORDS_FOLDER));
  expect(files.filter((file) => !tables.includes(file))).toEqual([]);
});

it('every table of the schema stands on the page', () => {
  for (const name of TABLES.keys()) expect(page).toContain(`\`${name}.tsv\``);
  for (const [table, names] of Object.entries(NAMES)) {
    const row = page.split('\n').find((line) => line.startsWith(`| \`${table}.tsv\``)) ?? '';
    for (const name of names) expect(row, `names of ${table}`).toContain(`\`${name.replace('?', '')}\``);
  }
});
