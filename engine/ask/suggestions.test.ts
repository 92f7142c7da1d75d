import { describe, expect, it } from 'vitest';
import { toQuestion } from './suggestions.ts';

describe('toQuestion', () => {
  it.each([
    ['Replacing the filter', 'How do I replace the filter?'],
    ['4.2 Setting the clock', 'How do I set the clock?'],
    ['To clean the drum', 'How do I clean the drum?'],
    ['How to connect a printer', 'How do I connect a printer?'],
    ['Child lock', 'What does the manual say about “Child lock”?'],
    ['What is in the box?', 'What is in the box?'],
  ])('turns the heading %j into %j', (heading, question) => {
    expect(toQuestion(heading, 'en')).toBe(question);
  });

  it.each(['Contents', 'Introduction', '1.2', '', 'x'.repeat(200), 'WARNING'])(
    'makes no question of %j',
    (heading) => {
      expect(toQuestion(heading, 'en')).toBeNull();
    },
  );

  it('asks for the heading itself in other languages', () => {
    expect(toQuestion('Filter wechseln', 'de')).toBe('Filter wechseln');
  });
});
