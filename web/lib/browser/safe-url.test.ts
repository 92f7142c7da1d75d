import { expect, it } from 'vitest';
import { safeUrl } from './safe-url.ts';

it('lets links lead to http and https only, whatever a client typed', () => {
  expect(safeUrl('https://fennmark.example')).toBe('https://fennmark.example/');
  expect(safeUrl('http://fennmark.example/a')).toBe('http://fennmark.example/a');
  for (const text of ['javascript:alert(1)', 'data:text/html,x', 'fennmark.example', '', 'https://']) {
    expect(safeUrl(text)).toBeNull();
  }
});

it('asks nothing of a browser that is newer than what the site is built for', () => {
  const parse = URL.parse;
  Reflect.deleteProperty(URL, 'parse');
  try {
    expect(safeUrl('https://fennmark.example')).toBe('https://fennmark.example/');
  } finally {
    if (parse) URL.parse = parse;
  }
});
