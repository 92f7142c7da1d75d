import { describe, expect, it } from 'vitest';
import { listQuery, optionalText, printable, requiredText } from './shapes.ts';

/** Every UTF-16 unit, each as a text of its own. */
const units = Array.from({ length: 0x1_0000 }, (_, code) => String.fromCharCode(code));

describe('printable', () => {
  it('refuses exactly the control characters of ASCII that are no tab or line break, and halves of pairs', () => {
    const refused = units.filter((unit) => !printable.test(`a${unit}b`)).map((unit) => unit.charCodeAt(0));
    const controls = [...Array(32).keys(), 0x7f].filter((code) => ![0x09, 0x0a, 0x0d].includes(code));
    const halves = Array.from({ length: 0x800 }, (_, i) => 0xd800 + i);
    expect(refused).toEqual([...controls, ...halves]);
  });

  it('takes empty text, other scripts and signs beyond the basic plane', () => {
    for (const text of ['', 'Pumpe für Öl', '水泵', '🔧\r\n\tstep 2'])
      expect(printable.test(text)).toBe(true);
  });
});

describe('text fields', () => {
  it('say in a sentence that names the field what is wrong', () => {
    const message = (value: unknown, field = requiredText('Product name', 5)) =>
      field.safeParse(value).error?.issues[0]?.message;
    expect(message(undefined)).toBe('Product name is required');
    expect(message('  ')).toBe('Product name is required');
    expect(message('123456')).toBe('Product name can have at most 5 characters');
    expect(message('a\0b')).toBe("Product name contains characters that can't be stored");
    expect(optionalText('Category', 5).safeParse(7).error?.issues[0]?.message).toBe('Category must be text');
  });

  it('come out trimmed, and optional ones may be missing', () => {
    expect(requiredText('Name', 5).parse(' ab ')).toBe('ab');
    expect(optionalText('Category', 5).parse(undefined)).toBeUndefined();
  });
});

describe('listQuery', () => {
  it('has bounds and defaults', () => {
    expect(listQuery.parse({})).toEqual({ page: 1, limit: 20, search: '' });
    for (const query of [{ page: '0' }, { limit: '101' }, { page: '1.5' }, { page: 'x' }, { search: '\0' }]) {
      expect(listQuery.safeParse(query).success).toBe(false);
    }
  });
});
