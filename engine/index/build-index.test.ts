import { describe, expect, it } from 'vitest';
import { indexOf, makeManual } from '../ask/testing/make-manual.ts';
import { buildIndex, createIndexBuilder } from './build-index.ts';
import {
  documentFrequency,
  passageNumber,
  passageTerms,
  SEGMENT,
  segmentCount,
  segmentTerms,
} from './manual-index.ts';

const manual = makeManual([
  { heading: 'Filter', path: ['Care'], text: 'Clean the filter. Dry it.', context: 'weekly' },
  { heading: 'Pump', text: 'The pump needs oil.' },
]);

describe('createIndexBuilder', () => {
  it('counts the passages of a term once each, whichever field it stands in', () => {
    const index = indexOf(manual);
    expect(documentFrequency(index, index.lexicon.get('filter') ?? -1)).toBe(1);
    expect(documentFrequency(index, index.lexicon.get('pump') ?? -1)).toBe(1);
  });

  it('keeps path, heading, context and sentences apart', () => {
    const index = indexOf(manual);
    const terms = (segment: number) =>
      [...segmentTerms(index, 0, segment)].map((term) => index.vocabulary[term]);
    expect(segmentCount(index, 0)).toBe(SEGMENT.firstSentence + 2);
    expect([terms(SEGMENT.path), terms(SEGMENT.heading), terms(SEGMENT.context)]).toEqual([
      ['care'],
      ['filter'],
      ['week'],
    ]);
    expect(terms(SEGMENT.firstSentence)).toEqual(['clean', 'filter']);
    expect(terms(99)).toEqual([]);
    expect(passageTerms(index, 0).length).toBe(6);
  });

  it('finds passages of several manuals by manual and ordinal', () => {
    const index = indexOf(manual, { ...manual, manualId: 'second' });
    expect(passageNumber(index, 1, 1)).toBe(3);
    expect(index.manuals[index.manualOf[3] ?? 0]?.manualId).toBe('second');
  });

  it.each([-1, 2, 0.5, Number.NaN])(
    'finds nothing for the ordinal %d, which the manual does not have',
    (ordinal) => {
      expect(passageNumber(indexOf(manual), 0, ordinal)).toBeNull();
    },
  );

  it('refuses passages before a manual is opened', () => {
    expect(() => createIndexBuilder().addPassages(manual.passages)).toThrow('Open a manual');
  });

  it('builds an index of nothing', () => {
    expect(indexOf().passages).toEqual([]);
  });
});

describe('buildIndex', () => {
  it('builds the same index in slices as at once, giving way in between', async () => {
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    }, 0);
    const many = makeManual(
      Array.from({ length: 50 }, (_, i) => ({ text: `Valve ${i} closes. `.repeat(100) })),
    );
    const sliced = await buildIndex([many], { sliceSize: 1 });
    clearInterval(timer);
    expect(sliced).toEqual(indexOf(many));
    expect(turns).toBeGreaterThan(0);
  });

  it('gives way also while it puts together what was added', async () => {
    const many = makeManual(new Array(1000).fill({ text: 'The valve closes.' }));
    let turns = 0;
    let isBuilding = true;
    const count = () => {
      turns += 1;
      if (isBuilding) setImmediate(count);
    };
    setImmediate(count);
    await buildIndex([many], { sliceSize: many.passages.length });
    isBuilding = false;
    expect(turns).toBeGreaterThan(5);
  });
});
