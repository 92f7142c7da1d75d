import { describe, expect, it } from 'vitest';
import { search } from '../ask/find/search.ts';
import { indexOf, makeManual } from '../ask/testing/make-manual.ts';
import { createLanguageTracker } from './passage-language.ts';

const ENGLISH =
  'Before you clean the filter, switch the appliance off and wait, so that you do not burn yourself on it.';
const GERMAN = 'Bevor Sie den Filter reinigen, schalten Sie das Gerät aus und warten Sie, bis es kalt ist.';
const FRENCH =
  'Avant de nettoyer le filtre, mettez l’appareil hors service et attendez qu’il soit froid avec vous.';

describe('the language of a passage', () => {
  it('is told by its little words, and that of the passage before where it has too few', () => {
    const languageOf = createLanguageTracker('en');
    const texts = [ENGLISH, 'E-04 Tank', GERMAN, 'E-04 Tank', 'Filter', FRENCH, ENGLISH];
    expect(texts.map(languageOf)).toEqual(['en', 'en', 'de', 'de', 'de', 'fr', 'en']);
  });

  it('is told by its script, and Japanese in Han alone by the passage before', () => {
    const languageOf = createLanguageTracker('en');
    const texts = [ENGLISH, 'フィルターを水で洗います。', '容量', '필터를 씻으세요.', ENGLISH];
    expect(texts.map(languageOf)).toEqual(['en', 'ja', 'ja', 'ko', 'en']);
  });

  it.each([
    [
      'pt',
      'Não aqueça os alimentos em recipientes que não sejam próprios para o forno, e deixe a porta aberta.',
    ],
    ['es', 'No caliente los alimentos en recipientes que no sean para el horno, y deje la puerta abierta.'],
    ['nb', 'Ikke varm mat i beholdere som ikke er beregnet på ovnen, og la døren stå åpen til den er kald.'],
  ])('stays %s where another has many of the same', (own, text) => {
    expect(createLanguageTracker(own)(text)).toBe(own);
  });
});

describe('a manual that tells the same in several languages', () => {
  const inTwo = indexOf(
    makeManual([
      { heading: 'Filter', text: ENGLISH },
      {
        heading: 'E-04',
        text: 'E-04: The tank is empty. You have to fill it with water before you can go on.',
      },
      { heading: 'Filter', text: GERMAN },
      {
        heading: 'E-04',
        text: 'E-04: Der Tank ist leer. Sie müssen ihn mit Wasser füllen, bevor es weitergeht.',
      },
    ]),
  );

  it.each([
    ['how do I clean the filter', ENGLISH],
    ['wie kann ich den Filter reinigen', GERMAN],
  ])('answers "%s" in its language', (question, text) => {
    expect(inTwo.languages).toEqual(['en', 'de']);
    const found = search(inTwo, question).passages;
    expect(found[0]?.passage.text).toBe(text);
    expect(found.map(({ passage }) => passage.text)).not.toContain(text === GERMAN ? ENGLISH : GERMAN);
  });

  it.each([
    ['what does E-04 mean', 'The tank is empty'],
    ['was bedeutet die E-04 am Gerät', 'Der Tank ist leer'],
    ['E-04', 'The tank is empty'],
  ])('explains a code in the language of "%s"', (question, words) => {
    expect(search(inTwo, question).passages[0]?.passage.text).toContain(words);
  });

  it('answers in the script of the question', () => {
    const drafts = [
      { heading: 'E-04', text: `E-04: The tank is empty. ${ENGLISH}` },
      { heading: 'E-04', text: 'E-04はタンクが空であることを示します。水を入れてください。' },
    ];
    const index = indexOf(makeManual(drafts));
    expect(index.languages).toEqual(['en', 'ja']);
    expect(search(index, 'E-04の意味は').passages.map(({ passage }) => passage.text)).toEqual([
      drafts[1]?.text,
    ]);
    expect(search(index, 'what does E-04 mean').passages.map(({ passage }) => passage.text)).toEqual([
      drafts[0]?.text,
    ]);
  });

  it('is not asked in the language of a note', () => {
    const long = Array.from({ length: 20 }, () => ({ heading: 'Filter', text: ENGLISH }));
    expect(indexOf(makeManual([...long, { heading: 'Lizenz', text: GERMAN }])).languages).toEqual(['en']);
  });
});
