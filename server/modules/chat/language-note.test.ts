import { expect, it } from 'vitest';
import { DESCALING, FILLER } from '../../../engine/ask/testing/kettle.ts';
import { indexOf, makeManual } from '../../../engine/ask/testing/make-manual.ts';
import { noteLanguage } from './language-note.ts';

const english = indexOf(makeManual([...DESCALING, ...FILLER]));

it('names both languages where such questions are understood, else the one to ask in', async () => {
  const question = 'Wie entkalke ich den Wasserkocher?';
  expect(await noteLanguage(english, question, [], true)).toEqual({
    otherLanguage: { manual: 'en', question: 'de' },
  });
  expect(await noteLanguage(english, question, [], false)).toEqual({ askIn: 'en' });
});

it('says nothing of a question in the language of the manual', async () => {
  for (const findsAcrossLanguages of [true, false])
    expect(await noteLanguage(english, 'How do I descale it?', [], findsAcrossLanguages)).toEqual({});
});
