import { describe, expect, it } from 'vitest';
import { ask } from '../../../engine/ask/ask.ts';
import { indexOf, makeManual } from '../../../engine/ask/testing/make-manual.ts';
import { signQuestion } from './sign-question.ts';

describe('signQuestion', () => {
  const question = 'How do I adjust valve 3?';

  it('gives each number words of its own', () => {
    const signed = Array.from({ length: 2_000 }, (_, number) => signQuestion(question, number));
    expect(new Set(signed).size).toBe(signed.length);
    expect(signed[0]).toBe(`${question} Thanks, Baa`);
  });

  it('is answered as the question is', () => {
    const index = indexOf(
      makeManual([{ heading: 'Adjusting valve 3', text: 'Turn the screw of the valve.' }]),
    );
    expect(ask(index, question).band).toBe('answer');
    for (const number of [0, 12, 57, 700])
      expect(ask(index, signQuestion(question, number)).band).toBe('answer');
  });
});
