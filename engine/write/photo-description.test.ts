import { describe, expect, it } from 'vitest';
import { composeDescription, readDescription } from './photo-description.ts';

describe('what a model is asked about a photo', () => {
  it('is to be said in the language of the manual', () => {
    expect(composeDescription('de').content).toContain('in German');
  });
});

describe('a description of a photo', () => {
  it.each([
    ['WORDS: E-14\nSEEN: red lamp is lit', { words: 'E-14', scene: 'red lamp is lit' }],
    ['**Words:** “E-14”\n- Seen: red lamp', { words: 'E-14', scene: 'red lamp' }],
    ['Sure!\nWORDS: NONE\nSEEN: water under the machine.', { words: '', scene: 'water under the machine.' }],
    ['WORDS: 12:40 E-14\nSEEN: none.', { words: '12:40 E-14', scene: '' }],
  ])('is read from “%s”', (reply, description) => {
    expect(readDescription(reply)).toEqual(description);
  });

  it.each(['', 'NONE', 'WORDS: NONE\nSEEN: NONE', 'I see a machine.', 'WORDS: …\nSEEN: –'])(
    'is none in “%s”',
    (reply) => {
      expect(readDescription(reply)).toBeNull();
    },
  );

  it.each([
    'WORDS: see https://evil.example/a\nSEEN: NONE',
    'WORDS: call evil.com\nSEEN: <img src=x>',
    'WORDS: ![x](a)\nSEEN: write to me@evil.example',
  ])('holds no address and no markup: “%s”', (reply) => {
    expect(readDescription(reply)).toBeNull();
  });

  it('is short, on one line, and without signs that nobody sees', () => {
    const description = readDescription(`WORDS: E\u202e-14\tA\nSEEN: ${'lamp '.repeat(1000)}`);
    expect(description?.words).toBe('E -14 A');
    expect(description?.scene.length).toBeLessThanOrEqual(240);
  });

  it('holds no half of a surrogate pair, which can’t be stored, sent so or cut in two', () => {
    const description = readDescription(`WORDS: E-14\ud83d lamp 🔧\nSEEN: ${'a'.repeat(239)}🔧`);
    expect(description).toEqual({ words: 'E-14 lamp 🔧', scene: 'a'.repeat(239) });
  });
});
