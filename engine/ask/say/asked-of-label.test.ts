import { describe, expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { FILLER } from '../testing/kettle.ts';
import { indexOf, makeManual } from '../testing/make-manual.ts';

const CABLES = 'Keep the cable away from sharp edges, hot plates and wet places. '.repeat(8);
const label = (text: string) => ({
  heading: 'Safety',
  page: 3,
  kind: 'warning' as const,
  level: 'caution' as const,
  text,
});
const answerOf = (text: string, question: string) =>
  ask(indexOf(makeManual([...FILLER, label(text)])), question);

describe('a long safety label', () => {
  const items = `CAUTION\n• ${CABLES}\n• Do not run it where a baby is sleeping.\n• Keep stairs free of mats. Otherwise it\nmay fall and hurt somebody.`;

  it('is answered with the item that was asked for, and shown whole', () => {
    const answer = answerOf(items, 'is it safe while the baby is sleeping');
    expect(answer.content).toBe('• Do not run it where a baby is sleeping.');
    expect(answer.warnings).toMatchObject([{ level: 'caution', text: items }]);
  });

  it('gives an item of several sentences whole', () => {
    expect(answerOf(items, 'can it fall and hurt somebody').content).toBe(
      '• Keep stairs free of mats. Otherwise it may fall and hurt somebody.',
    );
  });

  it('is answered with the sentence where it is no list', () => {
    const prose = `CAUTION\n${CABLES}Do not run it where a baby is sleeping. Keep it dry.`;
    expect(answerOf(prose, 'is it safe while the baby is sleeping').content).toBe(
      'Do not run it where a baby is sleeping.',
    );
  });

  it('of few words stays below its heading', () => {
    const short = 'CAUTION\n• Keep it dry.\n• Do not run it where a baby is sleeping.';
    expect(answerOf(short, 'is it safe while the baby is sleeping').content).toBe('Safety');
  });
});
