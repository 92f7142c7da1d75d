import { expect, it } from 'vitest';
import { DESCALING, FILLER } from '../testing/kettle.ts';
import { indexOf, makeManual } from '../testing/make-manual.ts';
import { languageToAskIn } from './other-language.ts';

const english = indexOf(makeManual([...DESCALING, ...FILLER]));
const german = indexOf(
  makeManual([{ text: 'Den Kessel mit Wasser füllen und das Sieb einsetzen.' }], { language: 'de' }),
);

it.each([
  'Wie reinige ich das Sieb?',
  'Was bedeutet die Anzeige E-04 auf dem Display?',
  'Comment nettoyer le filtre ?',
  '¿Cómo limpio el filtro de la máquina?',
  'मशीन को कैसे साफ करें?',
  'Как очистить фильтр?',
])('says to ask an English manual in English: %s', (question) => {
  expect(languageToAskIn(english, question)).toBe('en');
});

it.each([
  'How do I clean the strainer?',
  'E-04',
  'strainer cleaning',
  'Descaler KX-900 in the tank',
  'What does die cut mean?',
  'Siebträger',
  'Δ t',
  '',
  '???',
])('leaves what is English, or not clear, alone: %j', (question) => {
  expect(languageToAskIn(english, question)).toBeNull();
});

it('says to ask a German manual in German', () => {
  expect(languageToAskIn(german, 'How do I clean the strainer?')).toBe('de');
  expect(languageToAskIn(german, 'Wie reinige ich das Sieb?')).toBeNull();
});

it('says nothing of manuals in several languages, and in letters that no language was told by', () => {
  const both = indexOf(
    makeManual([...FILLER]),
    makeManual([{ text: 'Das Sieb einsetzen.' }], { language: 'de', manualId: 'other' }),
  );
  expect(languageToAskIn(both, '¿Cómo limpio el filtro de la máquina?')).toBeNull();
  const russian = indexOf(makeManual([{ text: 'Очистите фильтр перед включением машины.' }]));
  expect(languageToAskIn(russian, 'Как очистить фильтр?')).toBeNull();
});
