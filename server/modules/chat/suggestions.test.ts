import { describe, expect, it } from 'vitest';
import { firstSuggestions } from './suggestions.ts';

const HEADINGS = [
  'How do I descale it?',
  'How do I bleed it?',
  'What are the error codes?',
  'How do I store it?',
];

describe('questions to begin with', () => {
  it('are the manual’s, with two that others asked before them, each once', () => {
    const asked = ['how do i bleed it', 'Why is the pump so loud?', 'Is the pump loud at night?'];
    expect(firstSuggestions(asked, HEADINGS)).toEqual([
      'how do i bleed it',
      'Why is the pump so loud?',
      'How do I descale it?',
      'What are the error codes?',
    ]);
    expect(firstSuggestions([], HEADINGS)).toEqual(HEADINGS);
  });

  it.each([
    'Call me at 0151 2345678 please',
    'Write to dana@example.com about it',
    'See https://example.com for my pump',
    'My name is Dana, what now?',
    'And how long does that take?',
    'Photo: “E-07 on the display”',
    'it leaks',
    `Why does ${'it '.repeat(40)}leak?`,
  ])('never hold %j', (asked) => {
    expect(firstSuggestions([asked], HEADINGS)).toEqual(HEADINGS);
  });
});
