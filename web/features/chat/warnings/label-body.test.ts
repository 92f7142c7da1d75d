import { afterEach, expect, it } from 'vitest';
import { loadWords } from '../languages/load-words.ts';
import { english, speakChat } from '../shell/texts.ts';
import { labelBody } from './label-body.ts';

const warning = { level: 'caution' as const, page: 1, citation: 0 };

afterEach(() => speakChat(english));

it.each([
  ['CAUTION: Hot surface.', 'Hot surface.'],
  ['!\nApply no more than 10 V.', 'Apply no more than 10 V.'],
  ['⚠ Apply no more than 10 V.', 'Apply no more than 10 V.'],
  ['Cautious people wait.', 'Cautious people wait.'],
])('of "%s" is what stands behind its sign or signal word', (text, body) => {
  expect(labelBody({ ...warning, text })).toBe(body);
});

it.each([
  ['de', 'VORSICHT! Heiße Fläche.', 'Heiße Fläche.'],
  ['de', '⚠ Caution: Hot surface.', 'Hot surface.'],
  ['de', 'Vorsichtig öffnen.', 'Vorsichtig öffnen.'],
  ['de', 'ACHTUNG! Heiße Fläche.', 'ACHTUNG! Heiße Fläche.'],
  ['hi', 'सावधानी: सतह गर्म है।', 'सतह गर्म है।'],
])('leaves out the signal word that the chat in %s shows above "%s"', async (code, text, body) => {
  speakChat((await loadWords([code]))?.chat ?? english);
  expect(labelBody({ ...warning, text })).toBe(body);
});
