import { describe, expect, it } from 'vitest';
import { phraseFinder, readPart } from './phrases.ts';

const find = (phrases: string[], question: string) =>
  phraseFinder(phrases)(question.split(' ').map(readPart));

describe('phraseFinder', () => {
  it('finds a verb with its particle in any inflection, also behind its object', () => {
    const { names, taken } = find(['switch-off'], 'it switches the lamp off again');
    expect(names).toEqual(['switch-off']);
    expect([...taken]).toEqual([1, 4]);
    expect(find(['switch-off'], 'off the switch').names).toEqual([]);
    expect(find(['switch-off'], 'switch that i bought for it off').names).toEqual([]);
  });

  it('reads every negation as one', () => {
    for (const question of [
      'is not cold',
      "doesn't get cold",
      'doesnt cool',
      'stopped cooling',
      'no cold air',
    ])
      expect(find(['not-cold', 'not-cool'], question).names).toHaveLength(1);
    expect(find(['not-cold'], 'is it cold').names).toEqual([]);
  });

  it('takes compounds only where their words stand together', () => {
    expect(find(['power-cut'], 'after the power cuts').names).toEqual(['power-cut']);
    expect(find(['power-cut'], 'power of the cut').names).toEqual([]);
  });

  it('finds the longest first and puts no word into two', () => {
    expect(find(['turn-on', 'not-turn-on'], "it won't turn on").names).toEqual(['not-turn-on']);
    expect(find(['too-cold', 'cold-air'], 'too cold air').names).toEqual(['too-cold']);
  });
});
