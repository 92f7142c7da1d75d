import { describe, expect, it } from 'vitest';
import { createSectionFinder } from './find-section.ts';
import { countNeeded, fateOf, noFates, presentSections, tallySections } from './tally-sections.ts';
import { asked, MANUAL_ID, outlineOf, placeOf, section } from './writer-scene.ts';

const chapter = section(0, '4 Care');
const cleaning = section(1, '4.1 Cleaning', { path: ['4 Care'], page: 12, pageEnd: 14 });
const storage = section(2, '4.2 Storage', { path: ['4 Care'], page: 15 });
const safety = section(3, 'Safety instructions', { page: 2, pageEnd: 4 });
const warranty = section(4, 'Warranty', { page: 39 });
const secondNote = section(6, 'Note', { page: 20 });
const outline = outlineOf(
  [chapter, cleaning, storage, safety, warranty, section(5, 'Note', { page: 10 }), secondNote],
  { 12: '10' },
);
const find = createSectionFinder([outline]);
const atCleaning = placeOf('4.1 Cleaning', { path: ['4 Care'], page: 12 });
const contents = [1, 2, 3, 4, 5, 6].map((ordinal) => ({
  section: ordinal,
  passages: 2,
  warnings: ordinal === 3 ? 2 : 0,
}));

describe('the section of a place', () => {
  it('is known by its headings, in another version too', () => {
    expect(find(atCleaning)?.section).toBe(cleaning);
    expect(find({ ...atCleaning, fileKey: 'old', page: 3 })?.section).toBe(cleaning);
  });

  it('is the one on the page where several are called the same', () => {
    expect(find(placeOf('Note', { page: 20 }))?.section).toBe(secondNote);
    expect(find(placeOf('Note', { page: 20, fileKey: 'old' }))?.section.page).toBe(10);
  });

  it('is told by the page alone in the version that it was named in only', () => {
    const unnamed = placeOf('A caption', { page: 13 });
    expect(find(unnamed)?.section).toBe(cleaning);
    expect(find({ ...unnamed, fileKey: 'old' })).toBeNull();
    expect(find({ ...unnamed, page: null })).toBeNull();
  });

  it('is none in a manual that is gone', () => {
    expect(find({ ...atCleaning, manualId: 'gone' })).toBeNull();
  });
});

describe('fateOf', () => {
  it.each([
    ['unanswered', { isAnswered: false, feedback: 'does-not-work' }],
    ['does_not_work', { feedback: 'does-not-work', isCorrected: true }],
    ['corrected', { isCorrected: true, feedback: 'works' }],
    ['works', { feedback: 'works' }],
    ['answered', {}],
  ] as const)('%s of %o', (fate, more) => {
    expect(fateOf(asked('How?', [], more))).toBe(fate);
  });
});

describe('the sections of a manual', () => {
  const rows = [
    asked('How do I clean it?', [atCleaning, placeOf('4.2 Storage', { path: ['4 Care'] })]),
    asked('how do I clean it', [atCleaning], { feedback: 'works' }),
    asked('Can I boil it?', [], { isAnswered: false, nearest: atCleaning }),
    asked('What else?', [placeOf('Gone', { fileKey: 'old' })]),
    asked('By photo', []),
  ];
  const tally = tallySections(rows, find);
  const sections = presentSections(outline, contents, tally);

  it('count a question once where its answer stands first, and a refusal where it came nearest', () => {
    expect(tally.fates).toEqual({ ...noFates(), answered: 3, works: 1, unanswered: 1 });
    expect(sections[1]).toMatchObject({
      fates: { ...noFates(), answered: 1, works: 1, unanswered: 1 },
      named: 2,
      printed: '10',
      wordings: [
        { text: 'How do I clean it?', times: 2 },
        { text: 'Can I boil it?', times: 1 },
      ],
    });
    expect(sections[2]).toMatchObject({ fates: noFates(), named: 1 });
    expect(tally.elsewhere).toEqual(new Map([[MANUAL_ID, 1]]));
  });

  it('are told apart by what they are, and are not needed if no answer named them', () => {
    expect(sections.map(({ kind }) => kind)).toEqual([
      'none',
      'text',
      'text',
      'safety',
      'legal',
      'text',
      'text',
    ]);
    expect(countNeeded(sections)).toEqual({ needed: 2, unneeded: { text: 2, safety: 1, legal: 1 } });
  });

  it('are not needed by refusals', () => {
    const refused = tallySections([asked('Why?', [atCleaning], { isAnswered: false })], find);
    expect(countNeeded(presentSections(outline, contents, refused)).needed).toBe(0);
  });
});
