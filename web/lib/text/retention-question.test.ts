import { expect, it } from 'vitest';
import { isShorter, retentionQuestion } from './retention-question.ts';

it('a shorter period asks in red to erase, and says of how much', () => {
  expect(retentionQuestion(90, null, 3)).toMatchObject({ tone: 'danger', verb: 'Erase what is older' });
  const { consequence } = retentionQuestion(30, 90, 1);
  expect(consequence).toContain('1 conversation has messages that old now.');
});

it('a longer one or none erases nothing and does not ask to', () => {
  for (const question of [retentionQuestion(180, 90, 0), retentionQuestion(null, 90, 0)]) {
    expect(question.tone).toBe('go');
    expect(`${question.question} ${question.verb}`).not.toContain('Erase');
  }
  expect(retentionQuestion(180, 90, 0).question).toBe('Keep conversations for 180 days?');
});

it('whether a period is shorter is seen from the one in force', () => {
  expect([isShorter(30, null), isShorter(30, 90), isShorter(90, 30), isShorter(null, 30)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
