import { describe, expect, it } from 'vitest';
import type { Citation } from '../../../contracts/chat/messages.ts';
import { offeredPlaces, sourceFault } from './source-choice.ts';

const pdf = { _id: 'a', title: 'Manual', pages: 28 };
const word = { _id: 'b', title: 'Leaflet', pages: null };
const cited = (fields: Partial<Citation>): Citation => ({
  manualId: 'a',
  title: 'Manual',
  page: 3,
  pageEnd: 3,
  heading: '2 Safety',
  quote: 'Hot.',
  url: '',
  pages: 28,
  pageImage: null,
  boxes: [],
  ...fields,
});

describe('offeredPlaces', () => {
  it('offers each cited page once, and none of a manual that is gone', () => {
    const places = offeredPlaces([cited({}), cited({ quote: 'Wait.' }), cited({ manualId: 'c' })], [pdf]);
    expect(places).toEqual([{ key: 'a/3', label: 'p. 3 · 2 Safety', source: { manualId: 'a', page: 3 } }]);
  });

  it('names the manual where there are several, and a file without pages by its title', () => {
    const leaflet = cited({ manualId: 'b', title: 'Leaflet', page: null });
    expect(offeredPlaces([cited({}), leaflet], [pdf, word]).map(({ label }) => label)).toEqual([
      'p. 3 · Manual',
      'Leaflet',
    ]);
  });
});

describe('sourceFault', () => {
  it.each([
    [null, undefined],
    [{ manualId: 'a', page: 28 }, undefined],
    [{ manualId: 'b', page: null }, undefined],
    [{ manualId: 'a', page: 29 }, 'Give a page from 1 to 28.'],
    [{ manualId: 'a', page: 0 }, 'Give a page from 1 to 28.'],
    [{ manualId: 'a', page: 1.5 }, 'Give a page from 1 to 28.'],
    [{ manualId: 'a', page: null }, 'Give a page from 1 to 28.'],
  ])('says of %j: %s', (source, fault) => {
    expect(sourceFault(source, [pdf, word])).toBe(fault);
  });
});
