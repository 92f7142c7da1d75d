// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { answerText } from '../answer/answer-text.ts';
import { loadWords } from '../languages/load-words.ts';
import { english, speakChat } from '../shell/texts.ts';
import { sampleAnswer } from '../testing/samples.ts';
import { SafetyLabel } from './safety-label.tsx';

const LEVELS = ['danger', 'warning', 'caution', 'notice'] as const;
const labelled = (level: (typeof LEVELS)[number]) => ({ level, text: 'Eau chaude.', page: 12, citation: 0 });

const speakIn = async (code: string) => speakChat((await loadWords([code]))?.chat ?? english);

afterEach(() => {
  cleanup();
  speakChat(english);
});

describe('a safety label', () => {
  it.each([
    ['en', ['DANGER', 'WARNING', 'CAUTION', 'NOTICE']],
    ['de', ['GEFAHR', 'WARNUNG', 'VORSICHT', 'HINWEIS']],
    ['fr', ['DANGER', 'AVERTISSEMENT', 'ATTENTION', 'AVIS']],
    ['es', ['PELIGRO', 'ADVERTENCIA', 'PRECAUCIÓN', 'AVISO']],
    ['hi', ['खतरा', 'चेतावनी', 'सावधानी', 'सूचना']],
  ])('shows and names each level with the signal word of %s', async (code, words) => {
    await speakIn(code);
    for (const [at, level] of LEVELS.entries()) {
      const word = words[at] ?? '';
      render(<SafetyLabel warning={labelled(level)} index={0} citation={null} messageId="a" />);
      screen.getByText(word);
      expect(screen.getByRole('note').getAttribute('aria-label')).toContain(word);
      cleanup();
    }
  });

  it('is copied and read aloud with the same word', async () => {
    await speakIn('fr');
    const text = answerText(sampleAnswer({ warnings: [labelled('warning')] }));
    expect(text).toContain('AVERTISSEMENT: Eau chaude.');
    expect(text).not.toContain('WARNING');
  });
});
