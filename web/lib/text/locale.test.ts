import { describe, expect, it } from 'vitest';
import { chooseLocale } from './locale.ts';

describe('chooseLocale', () => {
  it('takes the region of the first wish in the language of the texts', () => {
    expect(chooseLocale(['en-US', 'en-GB'])).toBe('en-US');
    expect(chooseLocale(['de-DE', 'en-AU', 'en'])).toBe('en-AU');
  });

  it.each([[[]], [['de-DE', 'fr']], [['en']], [['enm-GB']]])(
    'is British where %j names no region of it, so that months have English names',
    (languages) => {
      expect(chooseLocale(languages)).toBe('en-GB');
    },
  );
});
