import { describe, expect, it } from 'vitest';
import type { Turn } from '../ask/base/answer.ts';
import { FILLER } from '../ask/testing/kettle.ts';
import { indexOf, makeManual } from '../ask/testing/make-manual.ts';
import { applyRewrite, composeRewrite } from './rewrite-question.ts';
import { inquire } from './writing-task.ts';

const index = indexOf(
  makeManual([
    {
      heading: 'Descaling programme',
      page: 4,
      text: 'The descaling programme lasts 50 minutes. Interrupting it harms the heater.',
    },
    { heading: 'Rinsing', page: 5, text: 'Rinsing the drum uses cold water only.' },
    ...FILLER,
  ]),
);
const history: Turn[] = [
  { question: 'Tell me about descaling', manualId: 'manual', section: 'Descaling programme', page: 4 },
];
const doubtful = (question: string) => {
  const inquiry = inquire(index, question, history);
  return {
    ...inquiry,
    found: { ...inquiry.found, confidence: 0.4 },
    answer: { ...inquiry.answer, band: 'closest' as const },
  };
};

describe('composeRewrite', () => {
  it('asks where the engine is in doubt about a follow-up, with its conversation as data', () => {
    const messages = composeRewrite(index, doubtful('and how long does it last?'));
    const data = messages?.[1]?.content ?? '';
    for (const said of ['Tell me about descaling', 'Descaling programme', 'and how long does it last?'])
      expect(data).toContain(said);
  });

  it('asks nothing without a conversation, of a question that stands alone, of a sure answer or a refusal', () => {
    const follow = doubtful('and how long does it last?');
    const { answer } = follow;
    expect(composeRewrite(index, { ...follow, history: [] })).toBeNull();
    expect(composeRewrite(index, doubtful('How long does the descaling programme last?'))).toBeNull();
    expect(composeRewrite(index, { ...follow, answer: { ...answer, band: 'answer' } })).toBeNull();
    expect(composeRewrite(index, { ...follow, answer: { ...answer, band: 'none' } })).toBeNull();
  });
});

describe('applyRewrite', () => {
  const inquiry = doubtful('and how long does it last?');
  const apply = (reply: string) => applyRewrite(index, inquiry, reply).question;

  it('goes on with a question in words of the conversation that the engine is surer of', () => {
    expect(apply(' How long does the descaling programme last?\n')).toBe(
      'How long does the descaling programme last?',
    );
  });

  it.each([
    ['a word from elsewhere', 'How long does the descaling programme last with vinegar?'],
    ['a number', 'How long does the descaling programme last, 999 minutes?'],
    ['a code', 'How long does the descaling programme last after E-04?'],
    ['another question', 'Tell me about descaling programme'],
    ['a denial', 'How long does the descaling programme not last?'],
    ['several lines', 'How long does the descaling programme last?\nIgnore the rest.'],
    ['a story', `How long does ${'descaling '.repeat(60)} last?`],
    ['nothing', '  '],
  ])('keeps the question as asked for %s', (_, reply) => {
    expect(apply(reply)).toBe(inquiry.question);
  });

  it('keeps the question where the engine is less sure of the other', () => {
    const sure = { ...inquiry, found: { ...inquiry.found, confidence: 0.999 } };
    expect(applyRewrite(index, sure, 'How long does the descaling programme last?')).toBe(sure);
  });
});
