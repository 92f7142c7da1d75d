/** A customer who stands at a part of the product. */
import { describe, expect, it } from 'vitest';
import type { Section } from '../../document/manual.ts';
import { ask } from '../ask.ts';
import { favourChapter } from '../find/favour-chapter.ts';
import { chapterQuestions } from '../starters/chapter-questions.ts';
import { indexOf, makeManual, makeSteps, makeTable } from '../testing/make-manual.ts';
import { type ChapterName, findChapter } from './find-chapter.ts';
import { listChapters, suggestChapter } from './list-chapters.ts';
import { turnsAt } from './standing-at.ts';

const section = (ordinal: number, level: number, heading: string, path: string[] = []): Section => ({
  ...{ ordinal, level, heading, path },
  ...{ page: ordinal + 1, pageEnd: ordinal + 1 },
});
const TANK = '3 Water tank';
const GRINDER = '4 Grinder';

const manual = makeManual(
  [
    { heading: TANK, text: 'The water tank holds 2 litres. It stands behind the door.' },
    {
      heading: '3.1 Cleaning the water tank',
      path: [TANK],
      ...makeSteps(['Take the tank out.', 'Rinse it with warm water.', 'Put it back.']),
    },
    { heading: GRINDER, text: 'The grinder has steel burrs. It stands below the hopper.' },
    {
      heading: '4.1 Cleaning the grinder',
      path: [GRINDER],
      ...makeSteps(['Empty the hopper.', 'Brush the burrs.', 'Run it empty.']),
    },
    {
      heading: '5 Troubleshooting',
      ...makeTable(
        ['Fault', 'Remedy'],
        [
          ['The display does not light up', 'Switch the machine on.'],
          ['The water tank is not detected', 'Push the water tank in to the stop.'],
          ['The grinder does not turn', 'Close the lid of the grinder.'],
        ],
      ),
    },
  ],
  {
    sections: [
      section(0, 1, TANK),
      section(1, 2, '3.1 Cleaning the water tank', [TANK]),
      section(2, 1, GRINDER),
      section(3, 2, '4.1 Cleaning the grinder', [GRINDER]),
      section(4, 1, '5 Troubleshooting'),
    ],
  },
);
const index = indexOf(manual);
const tank: ChapterName = { manualId: 'manual', heading: TANK, path: [] };
const grinder: ChapterName = { manualId: 'manual', heading: GRINDER, path: [] };
const askAt = (chapter: ChapterName, question: string) =>
  ask(index, question, turnsAt([], chapter), null, { chapter });

describe('findChapter', () => {
  it('holds all that stands below the heading', () => {
    expect([...(findChapter(index, tank)?.passages ?? [])]).toEqual([0, 1]);
  });

  it.each([
    ['7 WATER  TANK', []],
    ['Water tank', ['Some part']],
  ])('finds it in a version that sets it otherwise: %s', (heading, path) => {
    expect(findChapter(index, { manualId: 'manual', heading, path })?.section.heading).toBe(TANK);
  });

  it('says so where there is none, or another manual is meant', () => {
    expect(findChapter(index, { ...tank, heading: 'Milk frother' })).toBeNull();
    expect(findChapter(index, { ...tank, manualId: 'other' })).toBeNull();
    expect(findChapter(index, { ...tank, heading: '3' })).toBeNull();
  });

  it('tells chapters of the same heading by those above them, and takes none where that says nothing', () => {
    const twice = indexOf(
      makeManual([{ heading: 'Cleaning', text: 'One.' }], {
        sections: [section(0, 2, 'Cleaning', ['Door']), section(1, 2, 'Cleaning', ['Lid'])],
      }),
    );
    const at = (path: string[]) => findChapter(twice, { manualId: 'manual', heading: 'Cleaning', path });
    expect(at(['2 Lid'])?.section.ordinal).toBe(1);
    expect(at(['Door'])?.section.ordinal).toBe(0);
    expect(at(['Tank'])).toBeNull();
  });
});

describe('favourChapter', () => {
  const ranked = [
    { passage: 4, score: 1 },
    { passage: 1, score: 0.9 },
    { passage: 2, score: 0.2 },
  ];

  it('puts what answers about as well first, and leaves the scores in their order', () => {
    expect(favourChapter(ranked, new Set([1, 2]))).toEqual([
      { passage: 1, score: 1 },
      { passage: 4, score: 0.9 },
      { passage: 2, score: 0.2 },
    ]);
  });

  it('leaves what answers much better where it is', () => {
    expect(favourChapter(ranked, new Set([2]))).toEqual(ranked);
    expect(favourChapter(ranked, null)).toEqual(ranked);
  });
});

describe('a question at a chapter', () => {
  it.each([
    [tank, 'Rinse it with warm water.'],
    [grinder, 'Brush the burrs.'],
  ])('that leaves open what it is about is about the chapter', (chapter, step) => {
    expect(askAt(chapter, 'How do I clean it?').steps.map(({ text }) => text)).toContain(step);
  });

  it('about another chapter is answered from there', () => {
    expect(askAt(tank, 'How do I clean the grinder?').steps.map(({ text }) => text)).toContain(
      'Brush the burrs.',
    );
  });

  it('is answered as ever where the manual has no such chapter', () => {
    const gone = { ...tank, heading: 'Milk frother' };
    const question = 'How do I clean the grinder?';
    expect(ask(index, question, [], null, { chapter: gone })).toEqual(ask(index, question));
  });
});

describe('chapterQuestions', () => {
  it('begins with the faults of the chapter, in the manual’s words, and goes on with its tasks', () => {
    expect(chapterQuestions(index, tank, 'Tank behind the door', 5)).toEqual([
      'The water tank is not detected',
      'How do I clean the water tank?',
    ]);
    expect(chapterQuestions(index, grinder, 'Grinder', 1)).toEqual(['The grinder does not turn']);
  });

  it('takes what a fault list calls the part, where the name says it', () => {
    const renamed = { ...tank, heading: '3.1 Cleaning the water tank', path: [TANK] };
    expect(chapterQuestions(index, renamed, 'Water tank', 5)[0]).toBe('The water tank is not detected');
    expect(chapterQuestions(index, renamed, 'Rear', 5)).not.toContain('The water tank is not detected');
  });

  it('asks nothing of a chapter that is there no more', () => {
    expect(chapterQuestions(index, { ...tank, heading: 'Milk frother' }, 'Frother', 5)).toEqual([]);
  });
});

describe('chapters to choose from', () => {
  it('are those that hold something, with their pages', () => {
    expect(listChapters(index).map(({ heading, page }) => `${heading} ${page}`)).toEqual([
      '3 Water tank 1',
      '3.1 Cleaning the water tank 2',
      '4 Grinder 3',
      '4.1 Cleaning the grinder 4',
      '5 Troubleshooting 5',
    ]);
  });

  it.each([
    ['Water tank', TANK],
    ['Grinder, left side', GRINDER],
    ['burrs', GRINDER],
    ['Steering wheel', undefined],
  ])('are suggested by a name: %s', (name, heading) => {
    expect(suggestChapter(index, name)?.heading).toBe(heading);
  });
});
