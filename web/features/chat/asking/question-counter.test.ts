import { describe, expect, it } from 'vitest';
import { charactersLeftText, questionsLeft } from './question-counter.ts';

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
