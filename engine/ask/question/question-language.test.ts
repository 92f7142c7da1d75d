import { describe, expect, it } from 'vitest';
import { DESCALING, FILLER } from '../testing/kettle.ts';
import { indexOf, makeManual } from '../testing/make-manual.ts';
import { isManualWord } from './is-manual-word.ts';
import { languageOfQuestion } from './question-language.ts';

const isWord = isManualWord(indexOf(makeManual([...DESCALING, ...FILLER])));

describe('the language of a question', () => {
  it.each([
    ['en', 'tank capacity'],
    ['de', 'Filter reinigen'],
    ['es', 'puerta bloqueada'],
    ['nl', 'deur geblokkeerd'],
    ['pl', 'czyszczenie filtra'],
    ['cs', 'čištění filtru'],
    ['tr', 'filtre temizleme'],
    ['hu', 'szűrő tisztítása'],
    ['ru', 'замена фильтра'],
    ['uk', 'заміна фільтра'],
    ['ja', 'フィルター 交換'],
    ['zh', '更换滤网'],
    ['ko', '필터 교체'],
    ['he', 'ניקוי המסנן'],
    ['ar', 'تنظيف المرشح'],
    ['de', 'WIE REINIGE ICH DAS SIEB'],
    ['ja', 'Bluetooth の接続'],
    ['fr', 'Comment nettoyer le KX-900i, erreur E-04 ?'],
  ])('is %s: %s', async (language, question) => {
    expect(await languageOfQuestion(question, [], ['it'])).toEqual({ language, isCertain: true });
  });

  it.each(['', '???', 'E-04', 'KX900i 230V', 'WLAN', 'LED USB', 'https://example.com/der/die/das', 'menu'])(
    'is the manual’s where the question does not tell: %j',
    async (question) => {
      for (const language of ['de', 'ja', 'ru'])
        expect(await languageOfQuestion(question, [], [language])).toEqual({ language, isCertain: false });
      expect((await languageOfQuestion(question, [], [])).language).toBe('en');
    },
  );

  it('is the conversation’s where the question does not tell, and the manual’s only then', async () => {
    const earlier = ['Wie reinige ich das Sieb?', 'E-04'];
    expect(await languageOfQuestion('Filter?', earlier, ['en'])).toEqual({
      language: 'de',
      isCertain: false,
    });
    expect((await languageOfQuestion('How do I clean the strainer?', earlier, ['en'])).language).toBe('en');
    expect((await languageOfQuestion('Filter?', ['How do I clean it?'], ['fr'])).language).toBe('en');
  });

  it('is not another one by words that the manual holds', async () => {
    const alone = await languageOfQuestion('kettle strainer descaler kx', [], ['en'], isWord);
    expect(alone.language).toBe('en');
    const foreignName = await languageOfQuestion('porta bloccata', [], ['en']);
    expect(foreignName.language).toBe('it');
    const held = await languageOfQuestion(
      'porta bloccata',
      [],
      ['en'],
      (word) => word.startsWith('p') || word.startsWith('b'),
    );
    expect(held).toEqual({ language: 'en', isCertain: false });
  });

  it('is Japanese in Han alone where manual or conversation are, else Chinese', async () => {
    expect((await languageOfQuestion('容量', [], ['ja'])).language).toBe('ja');
    expect((await languageOfQuestion('容量', ['電源が入らない'], ['en'])).language).toBe('ja');
    expect((await languageOfQuestion('容量', [], ['en'])).language).toBe('zh');
  });
});

it('knows a manual’s words in all their forms, and the little words of its language', () => {
  for (const word of ['kettle', 'kettles', 'descaler', 'the', 'what']) expect(isWord(word), word).toBe(true);
  for (const word of ['sieb', 'entkalken']) expect(isWord(word), word).toBe(false);
});
