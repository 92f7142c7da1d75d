// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { keptInTab } from '../../../lib/browser/kept.ts';
import { readVisit } from './read-visit.ts';
import { visit } from './visit.ts';

afterEach(() => {
  for (const name of ['code', 'renew'] as const) delete visit[name];
  keptInTab.clear();
  history.replaceState(null, '', '/');
});

const open = (query: string): void => {
  history.replaceState(null, '', `/chatbot/a/b/c${query}`);
  readVisit('c');
};

it('sends what the code says, under a key that the tab keeps until a conversation is begun anew', () => {
  open('?place=abcd2345&serial=A7');
  const key = visit.code?.visit;
  expect(visit.code).toEqual({
    place: 'abcd2345',
    serial: 'A7',
    visit: expect.stringMatching(/^[\w-]{36}$/),
  });
  open('?place=abcd2345&serial=A7');
  expect(visit.code?.visit).toBe(key);
  visit.renew?.();
  expect(visit.code?.visit).not.toBe(key);
  expect(visit.code?.place).toBe('abcd2345');
});

it('gives each code a conversation of its own', () => {
  open('?place=abcd2345');
  const key = visit.code?.visit;
  open('?place=wxyz6789');
  expect(visit.code?.visit).not.toBe(key);
});

it.each(['?utm_source=mail', '?place=../etc&serial=a b'])('opens a link as ever with %s', (query) => {
  open(query);
  expect(visit).toEqual({});
});
