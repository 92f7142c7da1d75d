import { describe, expect, it } from 'vitest';
import { type Command, commandIn } from './command.ts';
import { HANDS_FREE_LANGUAGES, handsFreeTexts } from './hands-free-texts.ts';

const english = handsFreeTexts('en').commands;

describe('a command', () => {
  it.each<[string, Command]>([
    ['Next.', 'next'],
    ['okay next please', 'next'],
    ['Go back!', 'back'],
    ['how far am I', 'howFar'],
    ['say again', 'repeat'],
    ['STOP', 'stop'],
  ])('is heard in “%s”', (heard, command) => {
    expect(commandIn(heard, english)).toBe(command);
  });

  it.each(['', 'nextdoor', 'put it back on the bench next to mine', 'backwards', 'turn left'])(
    'is none in “%s”',
    (heard) => {
      expect(commandIn(heard, english)).toBeNull();
    },
  );
});

describe.each(HANDS_FREE_LANGUAGES)('in %s', (language) => {
  const { commands, listening } = handsFreeTexts(language);

  it('each phrase says one command', () => {
    for (const [command, phrases] of Object.entries(commands))
      for (const phrase of phrases.split('|')) expect(commandIn(phrase, commands), phrase).toBe(command);
  });

  it('all that people are told to say is understood', () => {
    const told = [...listening.matchAll(/[“„«]\s?(.+?)\s?[”“»]/gu)].map(([, phrase = '']) => phrase);
    expect(told.map((phrase) => commandIn(phrase, commands))).toEqual([
      ...(['next', 'back', 'repeat', 'howFar', 'stop'] as const),
    ]);
  });
});
