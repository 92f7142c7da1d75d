// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { setLanguage } from '../../../lib/text/locale.ts';
import { loadWords } from '../languages/load-words.ts';
import { english, speakChat } from '../shell/texts.ts';
import { LanguageNote } from './language-note.tsx';

afterEach(() => {
  cleanup();
  setLanguage('en');
  speakChat(english);
});

const show = (manual: string, question: string, isQuoted = true) =>
  render(<LanguageNote languages={{ manual, question }} isQuoted={isQuoted} />);

it.each([
  ['en', 'The manual is in German. The passage is shown in its own words.'],
  ['de', 'Die Anleitung ist auf Deutsch. Die Stelle wird in ihrem Wortlaut gezeigt.'],
  ['fr', 'La notice est en allemand. Le passage est cité tel quel.'],
  ['es', 'El manual está en alemán. El pasaje se muestra con sus propias palabras.'],
  ['hi', 'मैनुअल जर्मन में है। अंश उसके अपने शब्दों में दिखाया गया है।'],
])('tells whoever asks in %s what language the manual is in', async (question, text) => {
  show('de', question);
  const note = await screen.findByText(text);
  expect(note.lang).toBe(question);
});

it('speaks the language of the chat to whoever asks in one that it does not have', async () => {
  const german = await loadWords(['de']);
  if (german === null) throw new Error('There are no words in German.');
  setLanguage('de');
  speakChat(german.chat);
  show('ja', 'pl');
  const note = await screen.findByText(
    'Die Anleitung ist auf Japanisch. Die Stelle wird in ihrem Wortlaut gezeigt.',
  );
  expect(note.lang).toBe('de');
});

it('speaks of no passage where none is shown', async () => {
  show('de', 'en', false);
  await screen.findByText('The manual is in German.');
});
