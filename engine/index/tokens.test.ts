import { describe, expect, it } from 'vitest';
import { termsOf } from './analysis.ts';
import { languageOf } from './language.ts';
import { tokenise } from './tokens.ts';

const terms = (text: string): string[] => tokenise(text).map(({ term }) => term);

it('reads a code the same however its letter and digits are parted, and leaves amounts', () => {
  for (const code of ['F18', 'F-18', 'F 18', 'F:18', 'F: 18']) expect(terms(code)).toEqual(['f18']);
  for (const amount of ['T: 20 °C', 'H: 90 mm', 'B: 10-20', 'A: 5', 'C: 12:30', 'V: 10.5'])
    expect(terms(amount).some((term) => /^\p{L}\d/u.test(term))).toBe(false);
});

describe('words of scripts without blanks', () => {
  it('are those of a dictionary, and codes between them stay whole', () => {
    expect(terms('更换滤网')).toContain('更换');
    expect(terms('フィルターを交換する')).toEqual(['フィルター', 'を', '交換', 'する']);
    expect(tokenise('按下OK键。E-04表示水箱已空')).toEqual(
      expect.arrayContaining([
        { term: 'ok', kind: 'word' },
        { term: 'e04', kind: 'identifier' },
        { term: '水箱', kind: 'word' },
      ]),
    );
    expect(terms('2.5リットル')).toEqual(['2.5', 'リットル']);
  });

  it('are the same in full and in half width', () => {
    expect(terms('ＵＳＢﾀﾝｸ　１２')).toEqual(terms('USBタンク 12'));
    expect(terms('Ｅ－０４')).toEqual(terms('E-04'));
  });

  it('keep their marks in Thai', () => {
    expect(terms('เปลี่ยนไส้กรอง').join('')).toBe('เปลี่ยนไส้กรอง');
  });

  it('are told from little words', () => {
    expect(termsOf('フィルターを交換してください', languageOf('ja'))).toEqual(['フィルター', '交換']);
    expect(termsOf('如何更换电池？', languageOf('zh'))).not.toContain('如何');
  });
});

it('leaves the particles of Korean out, and those that only look like one alike', () => {
  const korean = languageOf('ko');
  for (const [word, form] of [
    ['필터', '필터를'],
    ['청소', '청소하세요'],
    ['어린이', '어린이를'],
  ] as const)
    expect(termsOf(form, korean)).toEqual(termsOf(word, korean));
  expect(termsOf('온도', korean)).toEqual(['온도']);
});

it('finds forms of Russian, Ukrainian and Turkish words', () => {
  expect(termsOf('как заменить фильтра', languageOf('ru'))).toContain(termsOf('фильтр', languageOf('ru'))[0]);
  expect(termsOf('заміна фільтра', languageOf('uk'))).toContain(termsOf('фільтр', languageOf('uk'))[0]);
  expect(termsOf('filtreyi nasıl temizlerim', languageOf('tr'))).toContain(
    termsOf('filtre', languageOf('tr'))[0],
  );
});
