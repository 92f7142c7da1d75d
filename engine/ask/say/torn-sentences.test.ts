import { describe, expect, it } from 'vitest';
import { splitSentences } from '../../document/sentences.ts';
import { readable } from './readable.ts';
import { tornSentences } from './torn-sentences.ts';

const TEXT = 'It is quick. To build in X, run\ncd X\nmake\nand so on. It keeps the tree\nclean.';
const LISTING = { start: TEXT.indexOf('cd X'), end: TEXT.indexOf('\nand so') };
const sentences = splitSentences(TEXT);
const at = (words: string) => sentences.findIndex(({ start }) => TEXT.startsWith(words, start));

describe('a sentence torn by lines and listings', () => {
  const torn = tornSentences(TEXT, sentences, [LISTING]);

  it('is one from what leads to the listing to what goes on behind it', () => {
    for (const piece of ['To build', 'cd X', 'make', 'and so']) {
      expect(torn.firstOf(at(piece))).toBe(at('To build'));
      expect(torn.isWithListing(at(piece))).toBe(true);
    }
    expect(torn.lastOf(at('To build'))).toBe(at('and so'));
  });

  it('is one over a line that breaks it', () => {
    expect(torn.firstOf(at('clean.'))).toBe(at('It keeps'));
    expect(torn.firstOf(at('It keeps'))).toBe(at('It keeps'));
    expect(torn.isWithListing(at('It keeps'))).toBe(false);
  });

  it('ends before a listing of another sentence', () => {
    const text = 'It is quick.\nmake';
    const own = splitSentences(text);
    expect(tornSentences(text, own, [{ start: 13, end: 17 }]).firstOf(1)).toBe(1);
  });
});

describe('readable', () => {
  it('joins the lines that break a sentence, and none of a listing', () => {
    expect(readable({ text: TEXT, listings: [LISTING] }, 0, TEXT.length)).toBe(
      'It is quick. To build in X, run\ncd X\nmake\nand so on. It keeps the tree clean.',
    );
    expect(readable({ text: 'a\tb\n  c' }, 0, 7)).toBe('a b c');
    const command = 'This clears what was set before.\nclear_all\nTo see it:\nlist';
    expect(readable({ text: command }, 0, command.length)).toBe(command);
  });

  it('leaves out the words on a drawing', () => {
    const text = 'See the parts.\n10\nsteam\nFig. 3';
    const labels = [
      { start: 15, end: 17 },
      { start: 18, end: 23 },
    ];
    expect(readable({ text, labels }, 0, text.length)).toBe('See the parts.\nFig. 3');
    expect(readable({ text, labels }, 18, 23)).toBe('');
  });
});
