import { createRecogniser, type Recogniser, spoken } from '../../asking/speech.ts';

/** What a voice control is doing; `silent` where the browser can't listen. */
export type VoiceState = 'speaking' | 'listening' | 'silent';
/** Why it has ended by itself: it may not listen, or can't. */
export type VoiceProblem = 'denied' | 'failed';

export type VoiceControl = {
  /** Reads a text aloud, then listens. Whatever it reads at the time is cut off. @param language ISO 639-1, of the text */
  say: (text: string, language: string) => void;
  /** Falls silent and listens no more. */
  end: () => void;
};

type VoiceOptions = {
  /** In which is spoken to it, ISO 639-1. */
  language: string;
  /** Hears what was understood, one utterance at a time. */
  onHeard: (words: string) => void;
  onState: (state: VoiceState) => void;
  /** @param problem null where it was ended */
  onEnd: (problem: VoiceProblem | null) => void;
};

/** Errors that say that people, or the machine, do not let it listen. */
const DENIED = ['not-allowed', 'service-not-allowed', 'audio-capture'];
/** Errors after which it only has to listen again: nobody spoke, or we began to. */
const HARMLESS = ['no-speech', 'aborted'];
/** A browser that ends listening sooner than this again and again does not listen at all. */
const MIN_LISTENING_MS = 500;
const MAX_SHORT_ENDS = 3;
/** A browser without a voice may neither begin to speak nor say that it can't. */
const MAX_START_MS = 3_000;

/** Speaks and listens in turn: a microphone that is open while it speaks would hear it. */
export function createVoiceControl({ language, onHeard, onState, onEnd }: VoiceOptions): VoiceControl {
  let recogniser: Recogniser | null = null;
  let run = 0;
  let shortEnds = 0;

  function hush(): void {
    run += 1;
    const last = recogniser;
    recogniser = null;
    last?.abort();
    globalThis.speechSynthesis?.cancel();
  }
  function end(problem: VoiceProblem | null): void {
    hush();
    onEnd(problem);
  }
  function listen(): void {
    const own = createRecogniser(language);
    if (!own) {
      onState('silent');
      return;
    }
    const startedAt = performance.now();
    recogniser = own;
    const isOurs = (): boolean => recogniser === own;
    hearFinal(own, onHeard, isOurs);
    own.onerror = ({ error }) => {
      if (isOurs() && !HARMLESS.includes(error)) end(DENIED.includes(error) ? 'denied' : 'failed');
    };
    own.onend = () => {
      if (!isOurs()) return;
      shortEnds = performance.now() - startedAt < MIN_LISTENING_MS ? shortEnds + 1 : 0;
      if (shortEnds >= MAX_SHORT_ENDS) end('failed');
      else listen();
    };
    try {
      own.start();
      onState('listening');
    } catch {
      // Some browsers have a recogniser that can't be started.
      end('failed');
    }
  }

  return {
    say(text, textLanguage) {
      hush();
      const own = run;
      onState('speaking');
      speak(text, textLanguage, () => {
        if (own !== run) return;
        hush();
        listen();
      });
    },
    end: () => end(null),
  };
}

/** Tells each utterance once, when it is final, as long as that is asked for. */
function hearFinal(recogniser: Recogniser, tell: (words: string) => void, isAskedFor: () => boolean): void {
  let handled = 0;
  recogniser.interimResults = false;
  recogniser.onresult = ({ results }) => {
    while (isAskedFor() && results[handled]?.isFinal) {
      const words = results[handled]?.[0]?.transcript ?? '';
      handled += 1;
      tell(words);
    }
  };
}

/** Reads a text aloud. @param onEnd once it is read, or can't be */
function speak(text: string, language: string, onEnd: () => void): void {
  const utterances = spoken(text, language);
  const [first, last] = [utterances[0], utterances.at(-1)];
  if (!first || !last) {
    onEnd();
    return;
  }
  const timer = setTimeout(onEnd, MAX_START_MS);
  first.onstart = () => clearTimeout(timer);
  const end = (): void => {
    clearTimeout(timer);
    onEnd();
  };
  last.onend = end;
  for (const utterance of utterances) {
    // A voice that fails at one sentence has nothing more to say, and people may still speak.
    utterance.onerror = end;
    speechSynthesis.speak(utterance);
  }
}
