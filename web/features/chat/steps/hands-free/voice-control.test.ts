// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createVoiceControl, type VoiceProblem, type VoiceState } from './voice-control.ts';

class FakeUtterance {
  lang = '';
  onstart?: () => void;
  onend?: () => void;
  onerror?: () => void;
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

let spoken: FakeUtterance[] = [];
let recognisers: FakeRecogniser[] = [];

class FakeRecogniser {
  lang = '';
  interimResults = true;
  onresult: ((event: { results: unknown }) => void) | null = null;
  onerror: ((event: { error: string }) => void) | null = null;
  onend: (() => void) | null = null;
  abort = vi.fn();
  start = vi.fn();
  heard: unknown[] = [];
  constructor() {
    recognisers.push(this);
  }
  hear(transcript: string, isFinal = true) {
    this.heard = [
      ...this.heard.filter((one) => (one as { isFinal: boolean }).isFinal),
      Object.assign([{ transcript }], { isFinal }),
    ];
    this.onresult?.({ results: this.heard });
  }
}

const states: VoiceState[] = [];
/** Why it ended, each time that it did. */
const ends: (VoiceProblem | null)[] = [];
const heard: string[] = [];

function start() {
  return createVoiceControl({
    language: 'de',
    onHeard: (words) => heard.push(words),
    onState: (state) => states.push(state),
    onEnd: (problem) => ends.push(problem),
  });
}

const endSpeech = () => spoken.at(-1)?.onend?.();

beforeEach(() => {
  vi.useFakeTimers();
  [spoken, recognisers] = [[], []];
  for (const list of [states, ends, heard]) list.length = 0;
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance);
  vi.stubGlobal('speechSynthesis', {
    cancel: vi.fn(),
    speak: (utterance: FakeUtterance) => {
      spoken.push(utterance);
      utterance.onstart?.();
    },
  });
  vi.stubGlobal('SpeechRecognition', FakeRecogniser);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a voice control', () => {
  it('reads in the language of the text, then listens in that of the chat', () => {
    start().say('1. Open the cover. Wait.', 'en');
    expect(spoken.map(({ text, lang }) => [text, lang])).toEqual([
      ...[
        ['1.', 'en-US'],
        ['Open the cover.', 'en-US'],
        ['Wait.', 'en-US'],
      ],
    ]);
    expect(recognisers).toEqual([]);
    endSpeech();
    expect(recognisers.map(({ lang }) => lang)).toEqual(['de']);
    expect(states).toEqual(['speaking', 'listening']);
  });

  it('hears each utterance once, when it is final, and none while it speaks', () => {
    const control = start();
    control.say('One.', 'en');
    endSpeech();
    const [first] = recognisers;
    first?.hear('wei', false);
    first?.hear('weiter');
    first?.hear('zurück');
    expect(heard).toEqual(['weiter', 'zurück']);
    control.say('Two.', 'en');
    expect(first?.abort).toHaveBeenCalledOnce();
    first?.hear('stopp');
    expect(heard).toEqual(['weiter', 'zurück']);
  });

  it('listens on after a silence, and gives up a browser that never listens', () => {
    start().say('One.', 'en');
    endSpeech();
    vi.advanceTimersByTime(8_000);
    recognisers[0]?.onerror?.({ error: 'no-speech' });
    recognisers[0]?.onend?.();
    expect(recognisers).toHaveLength(2);
    for (let turn = 1; turn <= 3; turn += 1) recognisers[turn]?.onend?.();
    expect(ends).toEqual(['failed']);
  });

  it.each([
    ['not-allowed', 'denied'],
    ['network', 'failed'],
  ])('ends with what to do after “%s”', (error, problem) => {
    start().say('One.', 'en');
    endSpeech();
    recognisers[0]?.onerror?.({ error });
    expect(ends).toEqual([problem]);
  });

  it('listens soon where no voice begins to speak', () => {
    vi.stubGlobal('speechSynthesis', { cancel: vi.fn(), speak: vi.fn() });
    start().say('One.', 'en');
    vi.advanceTimersByTime(3_000);
    expect(states.at(-1)).toBe('listening');
  });

  it('only reads where the browser does not understand speech', () => {
    vi.stubGlobal('SpeechRecognition', undefined);
    start().say('One.', 'en');
    endSpeech();
    expect(states).toEqual(['speaking', 'silent']);
  });

  it('is silent once it has ended', () => {
    const control = start();
    control.say('One.', 'en');
    control.end();
    endSpeech();
    expect(recognisers).toEqual([]);
    expect(ends).toEqual([null]);
  });
});
