/** A browser's voice and ears that a test plays: what is said is written down, what is heard comes from the test. */
import type { Page } from 'playwright-core';

/** Puts the recogniser in place before the page loads. */
export const fakeListening = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    class FakeRecogniser {
      lang = '';
      onresult: ((event: object) => void) | null = null;
      onerror: ((event: object) => void) | null = null;
      onend: (() => void) | null = null;
      start() {
        Object.assign(window, { recogniser: this });
      }
      abort() {
        this.onend?.();
      }
    }
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: FakeRecogniser });
  });

/** Takes the recogniser away, as in browsers that have none. */
export const withoutListening = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined });
  });

type Recogniser = {
  lang: string;
  onresult: (event: object) => void;
  onerror: (event: object) => void;
  onend: () => void;
};

/** Somebody speaks: the pieces heard so far. @param isFinal whether the recogniser is sure of them */
export const hear = (page: Page, pieces: string[], isFinal = false): Promise<void> =>
  page.evaluate(
    ([said, sure]) => {
      const { recogniser } = window as unknown as { recogniser: Recogniser };
      const results = said.map((transcript) => Object.assign([{ transcript }], { isFinal: sure }));
      recogniser.onresult({ results });
    },
    [pieces, isFinal] as const,
  );

/** The recogniser gives up. */
export const failListening = (page: Page, error: string): Promise<void> =>
  page.evaluate((code) => {
    const { recogniser } = window as unknown as { recogniser: Recogniser };
    recogniser.onerror({ error: code });
    recogniser.onend();
  }, error);

/** The language that is listened for. */
export const listeningLanguage = (page: Page): Promise<string> =>
  page.evaluate(() => (window as unknown as { recogniser: Recogniser }).recogniser.lang);

/** Puts the voice in place before the page loads. */
export const fakeSpeaking = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const said: { text: string; lang: string }[] = [];
    let waiting: SpeechSynthesisUtterance[] = [];
    const voice = {
      speak: (utterance: SpeechSynthesisUtterance) => {
        said.push({ text: utterance.text, lang: utterance.lang });
        waiting.push(utterance);
        // What never begins to speak is taken for a browser without a voice.
        queueMicrotask(() => utterance.dispatchEvent(new Event('start')));
      },
      cancel: () => {
        const cut = waiting;
        waiting = [];
        for (const utterance of cut) utterance.dispatchEvent(new Event('error'));
      },
      finish: () => {
        const done = waiting;
        waiting = [];
        for (const utterance of done) utterance.dispatchEvent(new Event('end'));
      },
      isSilent: () => waiting.length === 0,
      said,
    };
    Object.defineProperty(window, 'speechSynthesis', { value: voice, configurable: true });
  });

type Voice = { said: { text: string; lang: string }[]; finish: () => void; isSilent: () => boolean };

/** Everything that was said so far, with its language. */
export const saidAloud = (page: Page): Promise<{ text: string; lang: string }[]> =>
  page.evaluate(() => (window.speechSynthesis as unknown as Voice).said);

/** Whether nothing is being said. */
export const isSilent = (page: Page): Promise<boolean> =>
  page.evaluate(() => (window.speechSynthesis as unknown as Voice).isSilent());

/** The voice comes to the end of what it was given. */
export const finishSpeaking = (page: Page): Promise<unknown> =>
  page.evaluate(() => (window.speechSynthesis as unknown as Voice).finish());
