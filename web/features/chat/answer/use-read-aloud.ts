import { useEffect, useRef, useState } from 'react';
import { spoken } from '../asking/speech.ts';

/** Reads a text aloud and stops when it is done, another one begins, or the page is left. `language` is ISO 639-1. */
export function useReadAloud(language: string, text: () => string) {
  const [isReading, setIsReading] = useState(false);
  const isOurs = useRef(false);
  const runs = useRef(0);

  const end = () => {
    isOurs.current = false;
    setIsReading(false);
  };
  const stop = () => {
    if (isOurs.current) speechSynthesis.cancel();
    end();
  };
  useEffect(() => {
    // Otherwise speech goes on after the page was left, even for another site.
    const fallSilent = () => {
      if (isOurs.current) speechSynthesis.cancel();
    };
    window.addEventListener('pagehide', fallSilent);
    return () => {
      window.removeEventListener('pagehide', fallSilent);
      fallSilent();
    };
  }, []);

  const start = () => {
    speechSynthesis.cancel();
    runs.current += 1;
    const run = runs.current;
    // An earlier run may end after the next one has begun.
    const endRun = () => {
      if (run === runs.current) end();
    };
    const utterances = spoken(text(), language);
    const last = utterances.at(-1);
    if (!last) return;
    last.onend = endRun;
    isOurs.current = true;
    setIsReading(true);
    for (const utterance of utterances) {
      // This event also comes when another answer is read instead.
      utterance.onerror = endRun;
      speechSynthesis.speak(utterance);
    }
  };
  return { isReading, toggle: isReading ? stop : start };
}
