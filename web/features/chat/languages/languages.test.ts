// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { LOCALE, setLanguage } from '../../../lib/text/locale.ts';
import { texts as controls, speakControls } from '../../../ui/page/texts.ts';
import { formatMessageTime } from '../conversation/message-time.ts';
import { english, speakChat, texts } from '../shell/texts.ts';
import type { ChatWords } from './language.ts';
import { loadWords } from './load-words.ts';
import { speak } from './speak.ts';

const CODES = ['de', 'fr', 'es', 'hi'];
const englishControls = controls;

async function wordsOf(code: string): Promise<ChatWords> {
  const words = await loadWords([code]);
  if (!words) throw new Error(`No words in ${code}.`);
  return words;
}

type Said = { path: string; say: (...args: number[]) => unknown; arity: number };

/** Lists every text of a tree as a function that gives it. */
function* saidIn(words: unknown, path = ''): Generator<Said> {
  if (typeof words === 'string') yield { path, say: () => words, arity: 0 };
  else if (typeof words === 'function') {
    yield { path, say: (...args) => Reflect.apply(words, null, args), arity: words.length };
  } else {
    for (const [key, value] of Object.entries(words as object)) yield* saidIn(value, `${path}.${key}`);
  }
}

/** Numbers that no text contains by itself; they are also used in place of names. */
const MARKS = [741, 852, 963];

describe.each(CODES)('the chat in %s', (code) => {
  it.each(['chat', 'controls'] as const)(
    'says all of %s, with everything that is put into it',
    async (part) => {
      const words = await wordsOf(code);
      const own = [...saidIn(words[part])];
      const original = part === 'chat' ? english : Object.fromEntries(controlsOf(words));
      const expected = [...saidIn(original)];
      expect(own.map(({ path }) => path).sort()).toEqual(expected.map(({ path }) => path).sort());
      for (const { path, say, arity } of expected) {
        const same = own.find((other) => other.path === path);
        const marks = MARKS.slice(0, arity);
        const [spoken, meant] = [same?.say(...marks), say(...marks)].map((text) => [text].flat().join(' '));
        expect(spoken, path).toMatch(/\S/);
        for (const mark of marks) {
          expect(spoken?.includes(String(mark)), `${path}: “${spoken}”`).toBe(meant?.includes(String(mark)));
        }
      }
    },
  );

  it('is not English that was left standing', async () => {
    const own = [...saidIn((await wordsOf(code)).chat)];
    const left = [...saidIn(english)].filter(({ path, say, arity }) => {
      const same = own.find((other) => other.path === path);
      const text = String(say(...MARKS.slice(0, arity)));
      return /\p{L}{3,}.* .*\p{L}{3,}/u.test(text) && text === String(same?.say(...MARKS.slice(0, arity)));
    });
    expect(left.map(({ path }) => path)).toEqual([]);
  });
});

const controlsOf = ({ controls: own }: ChatWords): [string, unknown][] =>
  Object.entries(englishControls).filter(([key]) => key in own);

describe('loadWords', () => {
  it.each([
    [['de-AT', 'en'], 'de'],
    [['pt-BR', 'es-MX', 'en'], 'es'],
    [['HI-in'], 'hi'],
    [['fr'], 'fr'],
  ])('gives readers of %j %s', async (languages, code) => {
    expect((await loadWords(languages))?.language).toBe(code);
  });

  it.each([[['en-GB', 'de']], [['ja', 'zh-CN']], [[]], [['constructor', '__proto__']], [['']]])(
    'leaves readers of %j with English',
    async (languages) => expect(await loadWords(languages)).toBeNull(),
  );
});

describe('speak', () => {
  afterEach(() => {
    setLanguage('en');
    speakChat(english);
    speakControls(englishControls);
    document.documentElement.lang = 'en';
  });

  it('turns texts, dates, numbers and the page’s language over at once', async () => {
    speak(await wordsOf('de'));
    expect(document.documentElement.lang).toBe('de');
    expect(LOCALE).toMatch(/^de/);
    expect(texts.composer.send).toBe('Senden');
    expect(texts.questionsLeft(1234, 5000)).toEqual(['1.234 von 5.000', 'Fragen übrig']);
    expect(texts.pages(1)).toBe('1 Seite');
    expect(controls.place(3)).toBe('S. 3');
    // Noon of the reader, wherever that is.
    const noon = (month: number, day: number) => new Date(2026, month - 1, day, 12);
    const day = formatMessageTime(noon(3, 2).toISOString(), noon(11, 21));
    expect(day).toMatch(/^2\. März, /);
  });
});
