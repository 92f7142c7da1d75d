import { useEffect, useRef, useState } from 'react';
import { canListen, createRecogniser, type Recogniser } from './speech.ts';
import { texts } from './texts.ts';

export type Dictation = {
  /** Whether there is something to switch on in this browser. */
  isSupported: boolean;
  isListening: boolean;
  /** Why it does not listen, for people; null while nothing is wrong. */
  problem: string | null;
  toggle: () => void;
  /** Ends listening; what is heard later changes nothing. */
  stop: () => void;
};

const heard = (results: ArrayLike<ArrayLike<{ transcript: string }>>): string =>
  Array.from(results, (alternatives) => alternatives[0]?.transcript ?? '')
    .join('')
    .trim();

/**
 * Dictating behind what is typed: `onText` gets `draft` as it was at the start with what is heard, again and again while
 * somebody speaks. `language` is ISO 639-1.
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
      // Some browsers name a recogniser that can't be made or started.
      current.current = null;
      setProblem(texts.voice.unsupported);
    }
  };
  return { isSupported: canListen(), isListening, problem, toggle: isListening ? stop : start, stop };
}
