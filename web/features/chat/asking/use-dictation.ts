import { useEffect, useRef, useState } from 'react';
import { texts } from '../shell/texts.ts';
import { canListen, createRecogniser, type Recogniser } from './speech.ts';

export type Dictation = {
  /** Whether this browser supports dictation. */
  isSupported: boolean;
  isListening: boolean;
  /** A sentence that says why it does not listen; null if nothing is wrong. */
  problem: string | null;
  toggle: () => void;
  /** Stops listening; words that are recognised later are ignored. */
  stop: () => void;
};

const heard = (results: ArrayLike<ArrayLike<{ transcript: string }>>): string =>
  Array.from(results, (alternatives) => alternatives[0]?.transcript ?? '')
    .join('')
    .trim();

/**
 * Adds dictated words to the typed text. While somebody speaks, `onText` is called again and again with `draft` as it
 * was at the start and the words so far. `language` is ISO 639-1.
 */
export function useDictation(language: string, draft: string, onText: (text: string) => void): Dictation {
  const [isListening, setIsListening] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const current = useRef<Recogniser | null>(null);
  const latestOnText = useRef(onText);
  useEffect(() => {
    latestOnText.current = onText;
  });

  const stop = () => {
    const recogniser = current.current;
    current.current = null;
    setIsListening(false);
    recogniser?.abort();
  };
  useEffect(() => () => current.current?.abort(), []);

  const start = () => {
    const before = draft.trim();
    setProblem(null);
    try {
      const recogniser = createRecogniser(language);
      if (!recogniser) throw new Error('There is no recogniser.');
      const isCurrent = () => current.current === recogniser;
      recogniser.onresult = ({ results }) => {
        if (isCurrent()) latestOnText.current([before, heard(results)].filter(Boolean).join(' '));
      };
      recogniser.onerror = ({ error }) => {
        if (isCurrent()) setProblem(texts.voice.error(error));
      };
      recogniser.onend = () => {
        if (!isCurrent()) return;
        current.current = null;
        setIsListening(false);
      };
      current.current = recogniser;
      recogniser.start();
      setIsListening(true);
    } catch {
      // Some browsers have a recogniser that can't be made or started.
      current.current = null;
      setProblem(texts.voice.unsupported);
    }
  };
  return { isSupported: canListen(), isListening, problem, toggle: isListening ? stop : start, stop };
}
