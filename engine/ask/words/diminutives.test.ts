import { describe, expect, it } from 'vitest';
import { parseQuestion } from '../question/parse-question.ts';
import { indexOf, makeManual } from '../testing/make-manual.ts';

describe('a diminutive', () => {
  it.each([
    ['nl', 'De sleutel en de kast.', 'waar is het sleuteltje', 'sleutel'],
    ['nl', 'De sleutel en de kast.', 'welk kastje', 'kast'],
    ['it', 'La luce e il pulsante.', 'che lucina è', 'luc'],
    ['pt', 'A chave, o frasco e a luz.', 'que frasquinho', 'frasc'],
    ['es', 'La manguera y el botón.', 'qué botoncito', 'boton'],
    ['de', 'Die Lampe und die Tür.', 'welches Lämpchen', 'lamp'],
  ])('in %s finds the word that it makes small', (language, text, question, word) => {
    const index = indexOf(makeManual([{ text }], { language }));
    const meant = parseQuestion(index, question).terms.flatMap(({ alternatives }) => alternatives);
    expect(meant.map(({ number }) => index.vocabulary[number])).toContain(word);
  });

  it('finds what its word means where the manual says it otherwise', () => {
    const index = indexOf(makeManual([{ text: 'La spia lampeggia.' }], { language: 'it' }));
    const meant = parseQuestion(index, 'che lucina è').terms.flatMap(({ alternatives }) => alternatives);
    expect(meant.map(({ number }) => index.vocabulary[number])).toContain('spi');
  });

  it('that the manual prints itself is left alone', () => {
    const index = indexOf(makeManual([{ text: 'La vetrina e il vetro.' }], { language: 'it' }));
    const [term] = parseQuestion(index, 'vetrina').terms;
    expect(term?.alternatives).toEqual([]);
  });
});
