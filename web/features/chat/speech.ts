/** What browsers offer for speaking and listening, as far as they do. */

/** As much of the Web Speech API's recogniser as dictating needs; browsers name and type it differently. */
export type Recogniser = {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  start: () => void;
  abort: () => void;
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
};

type WithRecogniser = {
  SpeechRecognition?: new () => Recogniser;
  webkitSpeechRecognition?: new () => Recogniser;
};

const recogniserClass = () => {
  const { SpeechRecognition, webkitSpeechRecognition } = window as WithRecogniser;
  return SpeechRecognition ?? webkitSpeechRecognition;
};

/** Whether this browser can listen at all; it may still refuse when it is asked to. */
export const canListen = (): boolean => recogniserClass() !== undefined;

/** A recogniser that tells what it hears while it is said; null where there is none. */
export function createRecogniser(language: string): Recogniser | null {
  const Recogniser = recogniserClass();
  if (!Recogniser) return null;
  const recogniser = new Recogniser();
  recogniser.lang = speechLanguage(language);
  recogniser.continuous = true;
  recogniser.interimResults = true;
  return recogniser;
}

/** Whether this browser can read aloud. */
export const canSpeak = (): boolean => 'speechSynthesis' in window;

/** The language to speak and listen in, as BCP 47, for a manual's ISO 639-1 language. */
export const speechLanguage = (language: string): string => (language === 'en' ? 'en-US' : language);

/** Some browsers fall silent in a text that takes longer than a quarter of a minute. */
const MAX_UTTERANCE_CHARS = 200;

/** A text as what is said in one go: lines and sentences, longer ones cut between words. */
export function utterancesOf(text: string): string[] {
  const sentences = text.split(/\n+|(?<=[.!?])\s+(?=\p{Lu})/u).map((sentence) => sentence.trim());
  return sentences.filter((sentence) => sentence !== '').flatMap(cutBetweenWords);
}

function cutBetweenWords(sentence: string): string[] {
  const pieces: string[] = [];
  for (const word of sentence.split(/\s+/)) {
    const last = pieces.at(-1);
    if (last !== undefined && last.length + word.length < MAX_UTTERANCE_CHARS)
      pieces[pieces.length - 1] = `${last} ${word}`;
    else pieces.push(word);
  }
  return pieces;
}
