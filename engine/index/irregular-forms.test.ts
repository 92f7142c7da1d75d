import { expect, it } from 'vitest';
import { ask } from '../ask/ask.ts';
import { FILLER } from '../ask/testing/kettle.ts';
import { indexOf, makeManual } from '../ask/testing/make-manual.ts';
import { regularForm } from './irregular-forms.ts';

it.each([
  ['frozen', 'freeze'],
  ['teeth', 'tooth'],
  ['came', 'come'],
  ['ephemerides', 'ephemeris'],
  ['hotter', 'hot'],
  ['left', 'left'],
  ['heated', 'heated'],
])('takes "%s" for a form of "%s"', (form, word) => {
  expect(regularForm(form)).toBe(word);
});

it('lets a question find the word in another form', () => {
  const frost = {
    heading: 'Frost',
    page: 8,
    text: 'A tank that freezes can break. Wear gloves when you empty it.',
  };
  const index = indexOf(makeManual([...FILLER, frost]));
  expect(ask(index, 'the tank is frozen and broke').citations[0]?.page).toBe(8);
});
