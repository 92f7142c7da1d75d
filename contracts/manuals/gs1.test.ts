import { describe, expect, it } from 'vitest';
import { checkDigitOf, gs1Path, isGs1Serial, optionalGtin, readGs1Path, readGtin } from './gs1.ts';

describe('numbers of articles', () => {
  it.each([
    ['9520123456788', '09520123456788'],
    ['09520123456788', '09520123456788'],
    ['614141123452', '00614141123452'],
    ['07032069804988', '07032069804988'],
    ['09506000134352', '09506000134352'],
    ['4012345111118', '04012345111118'],
    ['96385074', '00000096385074'],
  ])('reads %s', (text, gtin) => expect(readGtin(text)).toBe(gtin));

  it.each([
    '9520123456789',
    '95201234567',
    '',
    '952012345678x',
    '009520123456788',
    '９５２０１２３４５６７８８',
  ])('refuses %j', (text) => expect(readGtin(text)).toBeNull());

  it('refuses every number with one digit changed', () => {
    const right = '09520123456788';
    for (let at = 0; at < right.length; at++)
      for (let digit = 0; digit < 10; digit++) {
        const changed = right.slice(0, at) + digit + right.slice(at + 1);
        if (changed !== right) expect(readGtin(changed)).toBeNull();
      }
    expect(checkDigitOf('0952012345678')).toBe(8);
  });

  it('fills a form’s number up, and takes none', () => {
    expect(optionalGtin.parse(' 9520123456788 ')).toBe('09520123456788');
    expect(optionalGtin.parse('')).toBe('');
    expect(optionalGtin.safeParse('9520123456780').success).toBe(false);
  });
});

describe('addresses of articles', () => {
  const gtin = '09520123456788';

  // The examples of GS1 Digital Link URI Syntax, without the attributes of their queries, which are no part of the path.
  it.each([
    ['/01/09520123456788', { gtin, serial: '' }],
    ['/01/09520123456788/21/12345', { gtin, serial: '12345' }],
    ['/01/09520123456788/10/ABC1/21/12345', { gtin, serial: '12345' }],
    ['/01/09520123456788/22/2A', { gtin, serial: '' }],
    ['/01/09520123456788/10/ABC123', { gtin, serial: '' }],
    ['/01/09520123456788/22/2A/10/ABC1/21/12345', { gtin, serial: '12345' }],
    ['/01/9520123456788/21/12345/', { gtin, serial: '12345' }],
    ['/01/614141123452', { gtin: '00614141123452', serial: '' }],
    ['/01/09520123456788/21/A%2FB', { gtin, serial: 'A/B' }],
  ])('reads %s', (path, article) => expect(readGs1Path(path)).toEqual(article));

  it.each([
    '/01/09520123456789',
    '/01/0952012345678',
    '/01/09520123456788/21',
    '/01/09520123456788/21/',
    '/01/09520123456788/21/12345/10/ABC1',
    '/01/09520123456788/21/1/21/2',
    '/01/09520123456788/99/x',
    '/01/09520123456788/21/123456789012345678901',
    '/01/09520123456788/21/a%20b',
    '/01/09520123456788/21/%E0%A4%A',
    '/00/106141412345678908',
    '/01/09520123456788/ser/12345',
  ])('refuses %s', (path) => expect(readGs1Path(path)).toBeNull());

  it('are written as they are read', () => {
    for (const serial of ['', '12345', 'A/B', 'x%y', '"7"', 'a?b'])
      expect(readGs1Path(gs1Path(gtin, serial))).toEqual({ gtin, serial });
    expect(['#', '$', ' ', '[', '`', '', 'ü', '@'].filter(isGs1Serial)).toEqual([]);
  });
});
