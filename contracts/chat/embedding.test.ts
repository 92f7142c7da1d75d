import { describe, expect, it } from 'vitest';
import { MAX_EMBED_ORIGINS } from '../plans/limits.ts';
import { embedOrigins, readOrigin } from './embedding.ts';

describe('readOrigin', () => {
  it.each([
    ['https://www.company.com', 'https://www.company.com'],
    [' HTTPS://Shop.Company.com/ ', 'https://shop.company.com'],
    ['https://company.com:443', 'https://company.com'],
    ['https://company.com:8443/', 'https://company.com:8443'],
    ['https://bücher.example', 'https://xn--bcher-kva.example'],
    ['https://192.0.2.7', 'https://192.0.2.7'],
    ['http://localhost:3000', 'http://localhost:3000'],
    ['https://localhost', 'https://localhost'],
  ])('takes %s for %s', (text, origin) => expect(readOrigin(text)).toEqual({ origin }));

  it.each([
    ['http://company.com', 'Only https://'],
    ['http://localhost.company.com', 'Only https://'],
    ['http://127.0.0.1:3000', 'Only https://'],
    ['https://company.com/help', 'without a page'],
    ['https://company.com?x', 'without a page'],
    ['https://company.com#x', 'without a page'],
    ['https://me:secret@company.com', 'without a page'],
    ['company.com', 'with its beginning'],
    ['www.company.com:443', 'with its beginning'],
    ['', 'with its beginning'],
    ['javascript:alert(1)', 'with its beginning'],
    ['ftp://company.com', 'with its beginning'],
    ['https://intranet', 'with its beginning'],
  ])('refuses %s', (text, reason) =>
    expect(readOrigin(text)).toEqual({ fault: expect.stringContaining(reason) }),
  );

  it.each([
    'https://*.company.com',
    'https://*',
    'https://a.b;script-src',
    "https://a.b'self'",
    'https://a.b,c.d',
  ])('lets nothing into the policy that is more than one site: %s', (text) =>
    expect(readOrigin(text)).toHaveProperty('fault'),
  );
});

describe('embedOrigins', () => {
  it('keeps each site once', () => {
    expect(embedOrigins.parse(['https://a.example', 'https://A.example/', 'https://b.example'])).toEqual([
      'https://a.example',
      'https://b.example',
    ]);
  });

  it('is bounded, and a list', () => {
    const sites = (count: number) => Array.from({ length: count }, (_, at) => `https://site-${at}.example`);
    expect(embedOrigins.safeParse(sites(MAX_EMBED_ORIGINS)).success).toBe(true);
    expect(embedOrigins.safeParse(sites(MAX_EMBED_ORIGINS + 1)).success).toBe(false);
    expect(embedOrigins.safeParse('https://a.example').success).toBe(false);
    expect(embedOrigins.safeParse([`https://${'a'.repeat(250)}.example`]).success).toBe(false);
  });
});
