import { createHmac, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Mac } from '../../lib/crypto/signature.ts';
import { createFileKey, parseFileKey } from './file-key.ts';
import { createLinkSigner } from './link-signer.ts';

const secret = randomBytes(32).toString('base64url');
const companyId = '019a0000-0000-7000-8000-000000000001';
const HOUR_MS = 3_600_000;

function queryOf(url: string): { expires: string; signature: string } {
  const query = new URL(url, 'http://localhost').searchParams;
  return { expires: query.get('expires') ?? '', signature: query.get('signature') ?? '' };
}

describe('createLinkSigner', () => {
  const key = createFileKey(companyId, 'pdf');
  let now = Date.UTC(2026, 0, 1, 10, 30);
  const signer = createLinkSigner(secret, () => now);
  const { expires, signature } = queryOf(signer.signFile(key, HOUR_MS).file);

  it('accepts what it signed, for the file, its pages and its figures alike', () => {
    const signed = signer.signFile(key, HOUR_MS);
    expect(signer.check(key, expires, signature)).toBe('valid');
    expect(queryOf(signed.pageImage?.replace('{page}', '7') ?? '')).toEqual({ expires, signature });
    expect(queryOf(signed.figure(3))).toEqual({ expires, signature });
    expect(signed.figure(3)).toContain(`/uploads/${key}/figures/3?`);
  });

  it('names no pictures of pages for a file that is not drawn', () => {
    expect(signer.signFile(createFileKey(companyId, 'pptx')).pageImage).toBeNull();
  });

  it('lasts at least the time asked for and ends', () => {
    now = Date.UTC(2026, 0, 1, 11, 29);
    expect(signer.check(key, expires, signature)).toBe('valid');
    now = Date.UTC(2026, 0, 1, 12, 1);
    expect(signer.check(key, expires, signature)).toBe('expired');
  });

  it('gives the same link within the hour, so that browsers can cache pages', () => {
    now = Date.UTC(2026, 0, 1, 10, 30);
    const first = signer.signFile(key).file;
    now += 60_000;
    expect(signer.signFile(key).file).toBe(first);
  });

  it.each([
    ['another file', createFileKey(companyId, 'pdf'), expires, signature],
    ['a later expiry', key, String(Number(expires) + 3600), signature],
    ['a changed signature', key, expires, signature.replace(/\..?/, (c) => (c === '.A' ? '.B' : '.A'))],
    ['a short signature', key, expires, signature.replace(/\../, '.')],
    ['a signature of a way that there is not', key, expires, signature.replace(/^h1/, 'h0')],
    ['a way that every object has', key, expires, signature.replace(/^h1/, 'valueof')],
    ['no signature', key, expires, ''],
    ['an expiry that is no number', key, '1e99', signature],
  ])('refuses %s', (_name, fileKey, when, what) => {
    expect(signer.check(fileKey, when, what)).toBe('invalid');
  });

  it('refuses what another installation signed', () => {
    const other = createLinkSigner(randomBytes(32).toString('base64url'), () => now);
    const foreign = queryOf(other.signFile(key).file);
    expect(signer.check(key, foreign.expires, foreign.signature)).toBe('invalid');
  });

  it('refuses to work with a short key', () => {
    expect(() => createLinkSigner('c2hvcnQ')).toThrow(/32 bytes/);
  });
});

describe('another way to sign', () => {
  const key = createFileKey(companyId, 'pdf');
  const sha256: Mac = (by, text) => createHmac('sha256', by).update(text).digest();
  const sha512: Mac = (by, text) => createHmac('sha512', by).update(text).digest();
  const check = (by: ReturnType<typeof createLinkSigner>, link: ReturnType<typeof queryOf>) =>
    by.check(key, link.expires, link.signature);

  it('takes over while links of before still work, also those that named none', () => {
    const before = createLinkSigner(secret);
    const link = queryOf(before.signFile(key).file);
    expect(link.signature).toMatch(/^h1\./);
    const known = { h1: sha256, h2: sha512 };
    const after = createLinkSigner(secret, Date.now, [], { present: 'h2', known });
    const stronger = queryOf(after.signFile(key).file);
    expect(stronger.signature).toMatch(/^h2\./);
    const unnamed = { ...link, signature: link.signature.replace('h1.', '') };
    for (const found of [link, unnamed, stronger]) expect(check(after, found)).toBe('valid');
    expect(check(before, stronger)).toBe('invalid');
    const ended = createLinkSigner(secret, Date.now, [], { present: 'h2', known: { h2: sha512 } });
    expect([check(ended, link), check(ended, unnamed), check(ended, stronger)]).toEqual([
      'invalid',
      'invalid',
      'valid',
    ]);
  });
});

describe('parseFileKey', () => {
  it('finds the company in a key it made', () => {
    const key = createFileKey(companyId, 'docx');
    expect(parseFileKey(key)).toEqual({ key, companyId, extension: 'docx' });
  });

  it.each([
    '',
    '..',
    '../secret',
    'a/b.pdf',
    `${companyId}_x.pdf`,
    'manual.pdf',
    `${createFileKey(companyId, 'pdf')}/x`,
  ])('takes %j for no key', (name) => expect(parseFileKey(name)).toBeNull());
});
