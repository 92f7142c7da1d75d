import { describe, expect, it } from 'vitest';
import { judgeText, shareOfWords } from './plausible-text.ts';

const TEXTS = [
  'Switch the machine off and let it cool for ten minutes before you open the lid. Then clean the filter with warm water.',
  'Schalten Sie das Gerät aus und lassen Sie es zehn Minuten abkühlen, bevor Sie den Deckel öffnen. Reinigen Sie den Filter.',
  'Wyłącz urządzenie i odczekaj dziesięć minut, zanim otworzysz pokrywę. Filtr należy czyścić ciepłą wodą po każdym użyciu.',
  'Kapcsolja ki a készüléket, és várjon tíz percet, mielőtt kinyitja a fedelet. A szűrőt meleg vízzel kell tisztítani.',
];

const shift = (text: string, by: number): string =>
  text.replace(/[a-z]/gi, (letter) => {
    const first = letter < 'a' ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - first + by) % 26) + first);
  });

describe('a text layer', () => {
  it.each(TEXTS)('is one that reads like a language: %s', (text) => {
    expect(judgeText(text)).toBe('plausible');
  });

  it.each([1, 3, 7, 13, 19])('is garbled with each letter %i places on', (by) => {
    expect(judgeText(shift(TEXTS[0] ?? '', by))).not.toBe('plausible');
  });

  it('is garbled with the places of glyphs for letters', () => {
    const glyphs = [...(TEXTS[0] ?? '')].map((char) =>
      char === ' ' ? ' ' : String.fromCharCode(char.charCodeAt(0) - 29),
    );
    expect(judgeText(glyphs.join(''))).toBe('garbled');
  });

  it('is garbled where it is hardly anything but signs', () => {
    expect(judgeText("#$%& '()* +,-. /:;< =>?@ [\\]^ _`{| }~!\" #$%& '()* +,-. /:;< =>?@ [\\]^ _`{|")).toBe(
      'garbled',
    );
    expect(judgeText('Cleaning ............................................................ 12')).toBe(
      'plausible',
    );
  });
});

it('tells how far two readers of one page agree', () => {
  expect(shareOfWords('Clean the filter', 'clean the fi1ter')).toBeCloseTo(2 / 3);
});
