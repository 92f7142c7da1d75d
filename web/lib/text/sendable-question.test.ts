import { describe, expect, it } from 'vitest';
import { sendableQuestion } from './sendable-question.ts';

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
