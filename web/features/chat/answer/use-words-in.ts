import { useEffect, useState } from 'react';
import { LOCALE } from '../../../lib/text/locale.ts';
import { loadWords } from '../languages/load-words.ts';
import { type ChatTexts, english, texts } from '../shell/texts.ts';

/** Words of the chat with the language that they are in, ISO 639-1. */
export type WordsIn = { language: string; words: ChatTexts };

const current = (): WordsIn => ({ language: new Intl.Locale(LOCALE).language, words: texts });

async function load(language: string): Promise<WordsIn> {
  if (language === 'en') return { language, words: english };
  const loaded = await loadWords([language]);
  return loaded ? { language, words: loaded.chat } : current();
}

/** The words in a language, or in that of the chat if there are none in it; null while they are loaded. */
export function useWordsIn(language: string): WordsIn | null {
  const isCurrent = language === current().language;
  const [loaded, setLoaded] = useState<{ asked: string; found: WordsIn } | null>(null);
  useEffect(() => {
    let isWanted = !isCurrent;
    void load(language).then((found) => {
      if (isWanted) setLoaded({ asked: language, found });
    });
    return () => {
      isWanted = false;
    };
  }, [language, isCurrent]);
  if (isCurrent) return current();
  return loaded?.asked === language ? loaded.found : null;
}
