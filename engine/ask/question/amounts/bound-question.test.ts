import { describe, expect, it } from 'vitest';
import { boundQuestion } from './bound-question.ts';

describe('boundQuestion', () => {
  it.each([
    'How do I clean the filter of pump E-04?',
    'Wie setze ich den Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamten zurück?',
    'https://example.com/manuals/pump?page=12#valves shows 1,4 A – why?',
    'ポンプのフィルターはどうやって掃除しますか',
    '   Hello…   is this 5 µm?  👩‍👩‍👧‍👦 ',
    'áé\u0301 x² ½ ﬁlter',
    '',
  ])('leaves what people write as it is: %s', (text) => expect(boundQuestion(text)).toBe(text));

  it.each([
    ['a word', 'İ'.repeat(2000), 80],
    ['a word of the manual behind it', `${'ж'.repeat(2000)} filter`, 87],
    ['marks on a letter', 'e\u0301\u0327'.repeat(600), 80],
    ['soft hyphens between letters', 'a\u00ad'.repeat(900), 80],
    ['marks alone', '\u0301'.repeat(2000), 80],
    ['hyphens', '-'.repeat(2000), 80],
    ['blanks', ' '.repeat(2000), 80],
    ['signs and blanks', '. '.repeat(1000), 80],
    ['emoji', '😀'.repeat(1000), 80],
    ['characters that stand for many', 'ﷺ'.repeat(2000), 2000],
  ])('cuts %s', (_, text, chars) => expect(boundQuestion(text).length).toBeLessThanOrEqual(chars));

  it('cuts no letter in two', () => {
    expect(boundQuestion(`a${'𝐀'.repeat(100)}`)).toMatch(/^a𝐀{39}$/u);
  });

  it('parts what has no blank for long, at its signs, and keeps all of it', () => {
    const list = Array.from({ length: 200 }, (_, i) => `E-${1000 + i}`).join(',');
    const parted = boundQuestion(list);
    expect(parted.replaceAll(' ', '')).toBe(list);
    expect(parted.split(' ').every((part) => part.length <= 128 && /^E-\d{4}(?:,|$)/.test(part))).toBe(true);
    const han = '水'.repeat(1000);
    expect(boundQuestion(han).replaceAll(' ', '')).toBe(han);
  });

  it('changes nothing more when it is applied again', () => {
    for (const text of [
      'İ'.repeat(2000),
      'a-'.repeat(1000),
      'ﷺ '.repeat(900),
      '水'.repeat(999),
      '(('.repeat(500),
    ]) {
      const once = boundQuestion(text);
      expect(boundQuestion(once)).toBe(once);
    }
  });
});
