/** Speech synthesis and recognition, as far as browsers offer them. */

/** What was heard in one go, in several readings; the first is the likeliest. It may change until it is final. */
export type HeardWords = ArrayLike<{ transcript: string }> & { isFinal?: boolean };

/** The part of the Web Speech API's recogniser that dictation needs; browsers name and type it differently. */
export type Recogniser = {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  start: () => void;
  abort: () => void;
  onresult: ((event: { results: ArrayLike<HeardWords> }) => void) | null;
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

/** Whether this browser has speech recognition; it may still refuse to start it. */
export const canListen = (): boolean => recogniserClass() !== undefined;

/** Makes a recogniser that reports words while they are spoken; null if the browser has none. */
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

/** The language for speech, as BCP 47, for a manual's language in ISO 639-1. */
export const speechLanguage = (language: string): string => (language === 'en' ? 'en-US' : language);

/** Longest text that is spoken at once: some browsers stop after about 15 seconds. */
const MAX_UTTERANCE_CHARS = 200;

/** Splits a text into utterances: lines and sentences, with long ones cut between words. */
export function utterancesOf(text: string): string[] {
  const sentences = text.split(/\n+|(?<=[.!?])\s+(?=\p{Lu})/u).map((sentence) => sentence.trim());
  return sentences.filter((sentence) => sentence !== '').flatMap(cutBetweenWords);
}

/** A text as what a browser speaks, piece by piece. @param language ISO 639-1 */
export const spoken = (text: string, language: string): SpeechSynthesisUtterance[] =>
  utterancesOf(text).map((words) => {
    const utterance = new SpeechSynthesisUtterance(words);
    utterance.lang = speechLanguage(language);
    return utterance;
  });

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
