import { expect, it } from 'vitest';
import { governingLine } from './governing-line.ts';

const passage = (text: string, { heading = 'Unsuitable crockery', context = '' } = {}) =>
  ({ text, kind: 'text', heading, context }) as const;
const above = (of: ReturnType<typeof passage>, item: string) => governingLine(of, of.text.indexOf(item));

it('is the heading of a list that nothing leads in', () => {
  const list = passage('• Copper\n• Wooden spoons, also small ones.');
  expect(above(list, '• Wooden')).toBe('Unsuitable crockery');
  expect(above(list, 'Wooden')).toBe('Unsuitable crockery');
});

it('is the lead-in of the list, in the passage or in its context', () => {
  expect(above(passage('Never wash:\n• copper\n• wood'), 'wood')).toBe('Never wash');
  expect(above(passage('• copper\n• wood', { context: 'Never wash:' }), 'wood')).toBe('Never wash');
});

it.each([
  ['a sentence', 'Wooden spoons are washed by hand.', 'Wooden'],
  ['a step', '1. Take the spoon out.', 'Take'],
  ['a second sentence of an item', '• Wood. It swells in water.', 'It swells'],
])('is none of %s', (_, text, words) => {
  expect(above(passage(text), words)).toBeNull();
});
