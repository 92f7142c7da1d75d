import { expect, it } from 'vitest';
import { readerSources } from './manual-cache.ts';

it('reads a manual anew where a table by which it is read has changed', () => {
  const sources = readerSources();
  const has = (end: string) => sources.some((file) => file.endsWith(end));
  for (const file of ['/words/de/small-words.tsv', '/words/de/signal-words.tsv', '/document/language.ts'])
    expect(has(file), file).toBe(true);
  expect(has('/words/de/lexicon.tsv')).toBe(false);
});
