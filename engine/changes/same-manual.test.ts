import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { splitSentences } from '../document/sentences.ts';
import { collectManual } from '../read/collect-manual.ts';
import { readManual } from '../read/read-manual.ts';
import { runAtOnce } from '../runtime/pieces.ts';
import { compareQuote, type QuoteChange } from './compare-quote.ts';
import { type ComparedManual, type VersionWords, wordsOfVersion } from './version-words.ts';

const SAMPLE = (name: string) => fileURLToPath(new URL(`../../sample/${name}`, import.meta.url));

/** The last number that stands by itself. */
const LAST_AMOUNT = /(?<=\s)\d+(?=\s\p{L}+[.!?]$)/u;

let pdf: ComparedManual;
let docx: ComparedManual;
let words: VersionWords;

beforeAll(async () => {
  const load = async (name: string): Promise<ComparedManual> => {
    const read = await collectManual(readManual(SAMPLE(name)));
    if (!read.ok) throw new Error('The sample could not be read.');
    const { manual } = read;
    return { manualId: name, language: manual.language, passages: manual.passages };
  };
  [pdf, docx] = await Promise.all([load('manual.pdf'), load('manual.docx')]);
  words = runAtOnce(wordsOfVersion(pdf));
});

/** What becomes of each sentence of a manual that is changed before it is compared. */
const changesOf = (manual: ComparedManual, edit: (sentence: string) => string | null): QuoteChange[][] =>
  manual.passages.flatMap(({ text, heading, path }) =>
    splitSentences(text).flatMap(({ start, end }) => {
      const quote = edit(text.slice(start, end));
      return quote === null ? [] : [compareQuote({ quote, heading, path }, [words])];
    }),
  );

describe('a manual', () => {
  it('is not changed by itself', () => {
    expect(changesOf(pdf, (sentence) => sentence).flat()).toEqual([]);
  });

  it('is nowhere plainly changed where it is laid out as another kind of file', () => {
    const changes = changesOf(docx, (sentence) => sentence);
    expect(changes.length).toBeGreaterThan(700);
    expect(changes.flat().filter(({ isCertain }) => isCertain)).toEqual([]);
  });

  it('is plainly changed where an amount is another, or something is forbidden', () => {
    const amounts = changesOf(pdf, (sentence) => {
      const other = sentence.replace(LAST_AMOUNT, (amount) => String(Number(amount) + 1));
      return other === sentence ? null : other;
    });
    const forbidden = changesOf(pdf, (sentence) => {
      const parts = sentence.split(' ');
      return parts.length > 5 && sentence.endsWith('.')
        ? [...parts.slice(0, 3), 'never', ...parts.slice(3)].join(' ')
        : null;
    });
    for (const changes of [amounts, forbidden]) {
      expect(changes.length).toBeGreaterThan(10);
      expect(changes.filter(([first]) => !first?.isCertain)).toEqual([]);
    }
  });
});
