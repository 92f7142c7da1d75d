import { describe, expect, it } from 'vitest';
import { charactersLeftText, questionsLeft, sendableQuestion } from './question-counter.ts';

describe('questionsLeft', () => {
  it('never goes below none, also when the limit was lowered afterwards', () => {
    expect(questionsLeft(3, 15)).toBe(12);
    expect(questionsLeft(20, 15)).toBe(0);
  });
});

describe('charactersLeftText', () => {
  it('stays silent while there is plenty and counts near the bound', () => {
    expect(charactersLeftText('a'.repeat(1799))).toBeNull();
    expect(charactersLeftText('a'.repeat(1800))).toBe('200 characters left');
    expect(charactersLeftText('a'.repeat(1999))).toBe('1 character left');
    expect(charactersLeftText('a'.repeat(2000))).toBe('0 characters left');
  });
});

describe('sendableQuestion', () => {
  it('does not send white space', () => {
    expect(sendableQuestion(' \n\t ')).toBeNull();
  });

  it('sends the words without the space around them, at most 2000 characters', () => {
    expect(sendableQuestion('  Why?\n')).toBe('Why?');
    expect(sendableQuestion('a'.repeat(2500))).toHaveLength(2000);
    expect(sendableQuestion(`  ${'a'.repeat(2000)}`)).toHaveLength(2000);
  });

  it('sends nothing that the server refuses in a question', () => {
    expect(sendableQuestion('Why does it\n\tde\u0002frost?\0')).toBe('Why does it\n\tdefrost?');
    expect(sendableQuestion(`${'a'.repeat(1999)}🔧`)).toBe('a'.repeat(1999));
    expect(sendableQuestion('🔧?')).toBe('🔧?');
    expect(sendableQuestion('\ud800')).toBeNull();
  });
});
