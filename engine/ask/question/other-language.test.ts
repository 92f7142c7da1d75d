import { expect, it } from 'vitest';
import { DESCALING, FILLER } from '../testing/kettle.ts';
import { indexOf, makeManual } from '../testing/make-manual.ts';
import { findOtherLanguage } from './other-language.ts';

const english = indexOf(makeManual([...DESCALING, ...FILLER]));
const german = indexOf(
  makeManual([{ text: 'Den Kessel mit Wasser füllen und das Sieb einsetzen.' }], { language: 'de' }),
);
const japanese = indexOf(
  makeManual([{ text: 'タンクに水を入れ、フィルターを取り付けます。USB E-04' }], { language: 'ja' }),
);

it.each([
  ['de', 'Wie reinige ich das Sieb?'],
  ['de', 'Was bedeutet die Anzeige E-04 auf dem Display?'],
  ['fr', 'Comment nettoyer le filtre ?'],
  ['es', '¿Cómo limpio el filtro de la máquina?'],
  ['es', 'puerta bloqueada'],
  ['hi', 'मशीन को कैसे साफ करें?'],
  ['ru', 'Как очистить фильтр?'],
])('is %s and not that of an English manual: %s', async (language, question) => {
  expect(await findOtherLanguage(english, question, [])).toEqual({ manual: 'en', question: language });
});

it.each([
  'How do I clean the strainer?',
  'E-04',
  'strainer cleaning',
  'Descaler KX-900 in the tank',
  'What does die cut mean?',
  'Δ t',
  '',
  '???',
])('is no other where it is English, or not clear: %j', async (question) => {
  expect(await findOtherLanguage(english, question, [])).toBeNull();
});

it('is told against the language of the manual', async () => {
  expect(await findOtherLanguage(german, 'How do I clean the strainer?', [])).toEqual({
    manual: 'de',
    question: 'en',
  });
  expect(await findOtherLanguage(german, 'Wie reinige ich das Sieb?', [])).toBeNull();
  expect(await findOtherLanguage(japanese, 'Wie reinige ich das Sieb?', [])).toEqual({
    manual: 'ja',
    question: 'de',
  });
  expect(await findOtherLanguage(japanese, 'フィルターの交換', [])).toBeNull();
  expect(await findOtherLanguage(japanese, '容量', [])).toBeNull();
});

it('is not told of manuals in several languages, and in letters that are not those of their language', async () => {
  const both = indexOf(
    makeManual([...FILLER]),
    makeManual([{ text: 'Das Sieb einsetzen.' }], { language: 'de', manualId: 'other' }),
  );
  expect(await findOtherLanguage(both, '¿Cómo limpio el filtro de la máquina?', [])).toBeNull();
  const bulgarian = indexOf(makeManual([{ text: 'Почистете филтъра преди да включите машината.' }]));
  expect(await findOtherLanguage(bulgarian, 'Как да почистя филтъра?', [])).toBeNull();
});
