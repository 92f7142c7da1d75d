import { expect, it } from 'vitest';
import { sampleAnswer } from '../../testing/samples.ts';
import { answerParts } from '../answer-parts.ts';
import { hasRoom } from './room.ts';

const lead = (text: string) => [{ text, citation: 0 }];
const warning = { level: 'warning' as const, text: 'It is hot. '.repeat(20), page: 38, citation: 0 };
const partsOf = (text: string, labels: number) =>
  answerParts(
    sampleAnswer({
      content: text,
      lead: lead(text),
      warnings: Array.from({ length: labels }, () => warning),
    }),
  );

it.each([
  ['a value', 'Once a year.', 0, true],
  ['a value with a label', 'Once a year.', 1, true],
  ['a long sentence', 'Close the valve and wait. '.repeat(10), 0, true],
  ['a long sentence with two labels', 'Close the valve and wait. '.repeat(10), 2, false],
])('knows whether other places have room below %s', (_what, text, labels, has) => {
  expect(hasRoom(partsOf(text, labels))).toBe(has);
});
