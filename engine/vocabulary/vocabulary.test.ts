import { describe, expect, it } from 'vitest';
import { DESCALING, FILLER } from '../ask/testing/kettle.ts';
import { indexOf, makeManual } from '../ask/testing/make-manual.ts';
import { unknownWords } from './unknown-words.ts';
import { type SectionKey, wordsOfManuals } from './words-of-manuals.ts';

const kettle = indexOf(makeManual([...FILLER, ...DESCALING]));
const german = indexOf(
  makeManual(
    [
      {
        text: 'Der Wasserfilter sitzt vorn. Reinigen Sie ihn alle zwei Monate.',
        heading: 'Wasserfilter',
        page: 4,
      },
      { text: 'Die Pumpe ist laut, wenn sie trocken läuft.', heading: 'Pumpe', page: 6 },
    ],
    { language: 'de' },
  ),
);
const wordsIn = (question: string, index = kettle, names: string[] = []) =>
  unknownWords(index, [question], names)[0]?.map(({ word }) => word);

describe('unknownWords', () => {
  it('are the words of a subject that no passage holds in any form', () => {
    expect(wordsIn('How do I wipe the spout of the kettle?')).toEqual(['wipe', 'spout']);
    expect(wordsIn('The kettles were descaled, is it rinsed?')).toEqual([]);
  });

  it('are no stop words, everyday words, numbers, codes, addresses or names', () => {
    expect(wordsIn('What is it that I really want, please, 4711 E-04 KX900?')).toEqual([]);
    expect(wordsIn('write to tarpaulin@example.com or www.tarpaulin.example')).not.toContain('tarpaulin');
    expect(wordsIn('Does it work with my Marigold?')).toEqual([]);
    expect(wordsIn('the marigold kettle and its spout', kettle, ['Marigold 3000'])).toEqual(['spout']);
  });

  it('are no slips: what is meant counts, and no word of no dictionary', () => {
    expect(wordsIn('the warenty of my kettel')).toEqual([]);
    expect(wordsIn('the garantee')).toEqual(['guarantee']);
    expect(wordsIn('xqzvt')).toEqual([]);
  });

  it('are of no question in another language than the manuals are in', () => {
    expect(wordsIn('Wie entkalke ich die Kanne und den Deckel?')).toEqual([]);
    expect(wordsIn('ケトルの水垢')).toEqual([]);
    expect(wordsIn('Wo ist der Griff und der Deckel?', german)).toEqual(['griff', 'deckel']);
  });

  it('answers question by question', () => {
    expect(unknownWords(kettle, ['Fill it', 'the spout'], []).map(({ length }) => length)).toEqual([0, 1]);
  });
});

describe('wordsOfManuals', () => {
  const inManual = (word: string, answeredIn: SectionKey[] = [], index = kettle) =>
    wordsOfManuals(
      index,
      unknownWords(index, [`the ${word}`], [])
        .flat()
        .map((one) => ({ ...one, answeredIn })),
    )[0];

  it('names what the manual prints for it, with the section that is headed by it', () => {
    expect(inManual('guarantee')).toEqual({
      isKnown: false,
      printed: [{ word: 'warranty', place: { manualId: 'manual', section: 1, page: 30 } }],
    });
  });

  it('names the word first that stands where the questions were answered', () => {
    const index = indexOf(
      makeManual([
        { heading: 'Settings', page: 3, text: 'Delete all entries of the memory.' },
        { heading: 'Care', page: 8, text: 'Rinse the tray with water.' },
      ]),
    );
    const first = (section: number) => inManual('wipe', [{ manualId: 'manual', section }], index)?.printed[0];
    expect(first(1)).toMatchObject({ word: 'rinse', place: { page: 8 } });
    expect(first(0)).toMatchObject({ word: 'delete', place: { page: 3 } });
  });

  it('knows other forms of the manual’s own words', () => {
    expect(inManual('weigh')).toMatchObject({ isKnown: true });
  });

  it('finds the compound that a word is part of', () => {
    expect(wordsOfManuals(german, [{ term: 'filt', word: 'filter', answeredIn: [] }])).toEqual([
      {
        isKnown: false,
        printed: [{ word: 'wasserfilter', place: { manualId: 'manual', section: 0, page: 4 } }],
      },
    ]);
  });

  it('has nothing for what the manual has no word for', () => {
    expect(inManual('spout')).toEqual({ isKnown: false, printed: [] });
  });
});
