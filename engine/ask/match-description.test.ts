import { describe, expect, it } from 'vitest';
import { matchDescription } from './match-description.ts';

describe('matchDescription', () => {
  it('is the share of the description that the question holds, inflections meeting', () => {
    expect(matchDescription('How do I clean the filters?', 'Cleaning the filter')).toBe(1);
    expect(matchDescription('How do I clean it?', 'Cleaning the filter')).toBe(0.5);
  });

  it.each([
    ['pump', ''],
    ['', 'Cleaning the filter'],
    ['pump', 'of the and'],
  ])('is 0 for the question %j and the description %j', (question, description) => {
    expect(matchDescription(question, description)).toBe(0);
  });
});
