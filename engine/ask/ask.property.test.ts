import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ManualIndex } from '../index/manual-index.ts';
import { ask } from './ask.ts';
import { indexOf, lineSpans, makeManual, makeSteps, type PassageDraft } from './testing/make-manual.ts';

const word = fc.constantFrom(
  'filter',
  'pump',
  'E-04',
  'clean',
  'the',
  '230 V',
  '1.',
  'oil',
  '!?',
  'ﬁt',
  '😀',
  '電源',
  '\t',
  '__proto__',
  'constructor',
);
const words = fc.array(word, { maxLength: 30 }).map((all) => all.join(' '));
/** Readers leave out steps that say nothing. */
const step = words.map((text) => text.trim()).filter((text) => text !== '');
const anyText = fc.oneof(
  words,
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.array(words, { maxLength: 6 }).map((lines) => lines.join('\n')),
);
const page = fc.option(fc.integer({ min: 1, max: 9 }), { nil: null });
const howTo = words.map((what) => `How do I ${what}?`);
const textDraft = fc.record({
  heading: words,
  text: anyText,
  context: words,
  page,
  kind: fc.constantFrom('text' as const, 'warning' as const, 'code' as const),
});
const brokenOverPages = fc
  .record({ heading: words, text: anyText, page: fc.constant(3) })
  .map((draft) => ({ ...draft, pageEnd: 5, spans: lineSpans(draft.text, (line) => 3 + (line % 3)) }));
const stepsDraft = fc
  .record({ heading: words, steps: fc.array(step, { minLength: 1, maxLength: 5 }), page })
  .map(({ heading, steps, page: on }) => ({
    ...makeSteps(steps),
    heading,
    page: on,
    continues: 0,
    warnings: [0, 7],
    figures: [1],
  }));
/** Pages go up through a manual: what stands on one is quoted as one. */
const drafts: fc.Arbitrary<PassageDraft[]> = fc
  .array(fc.oneof(textDraft, brokenOverPages, stepsDraft), { maxLength: 12 })
  .map((all: PassageDraft[]) => all.toSorted((a, b) => (a.page ?? 0) - (b.page ?? 0)));

const instruction = fc.constantFrom('To replace the pump, see 9.4.', 'Screw of the pump', 'Close the lid.');
/** A list too long to be followed. */
const longList = fc
  .record({ item: instruction, length: fc.integer({ min: 61, max: 70 }) })
  .map(({ item, length }) => makeSteps(new Array<string>(length).fill(item), 7));
const shortList = fc.array(instruction, { minLength: 1, maxLength: 2 }).map((steps) => makeSteps(steps));
const pumpDraft = fc
  .record({ draft: fc.oneof(longList, shortList), context: fc.constantFrom('', 'How to replace the pump:') })
  .map(({ draft, context }) => ({ ...draft, context, heading: 'Pump', page: 3 }));
/** Lists of one section that send their readers to another. */
const referringDrafts: fc.Arbitrary<PassageDraft[]> = fc
  .array(pumpDraft, { minLength: 2, maxLength: 3 })
  .map((drafts) => [...drafts, { ...makeSteps(['Drain it.', 'Pull it out.']), heading: '9.4 Removal' }]);

function checkAnswer(index: ManualIndex, question: string): void {
  const answer = ask(index, question, [{ question: 'the pump' }]);
  expect(answer.confidence).toBeGreaterThanOrEqual(0);
  expect(answer.confidence).toBeLessThanOrEqual(1);
  expect(answer.answered).toBe(answer.band === 'answer');
  expect(answer.suggestions.length).toBeLessThanOrEqual(3);
  // A procedure in several passages is quoted as one.
  const printed = index.passages.map(({ text }) => text).join('\n');
  for (const { quote, page: cited, boxes } of answer.citations) {
    expect(printed).toContain(quote);
    for (const box of boxes) expect(box.page).toBe(cited);
  }
  for (const { citation } of [...answer.steps, ...answer.warnings])
    expect(answer.citations[citation]).toBeDefined();
}

describe('ask, whatever the manual and the question', () => {
  it('never throws, and quotes only what stands in the manual', () => {
    fc.assert(
      fc.property(drafts, fc.oneof(words, anyText, howTo), (passages, question) => {
        checkAnswer(indexOf(makeManual(passages)), question);
      }),
      { numRuns: 300 },
    );
  });

  it('comes to an end where passages send their readers to one another', () => {
    fc.assert(
      fc.property(referringDrafts, (passages) => {
        checkAnswer(indexOf(makeManual(passages)), 'How do I replace the pump?');
      }),
      { numRuns: 200 },
    );
  });

  const index = indexOf(makeManual([{ text: 'Clean the filter weekly.' }, { text: 'The pump needs oil.' }]));
  it.each([
    '',
    ' ',
    'the of and',
    '😀🎉',
    '?'.repeat(10_000),
    'filter '.repeat(2000),
    'a'.repeat(10_000),
    '\u0000\uffff',
    '%s %d {{y}}',
    "'; drop table --",
  ])('answers or refuses the odd question %#', (question) => checkAnswer(index, question));

  it('refuses everything if there is no manual', () => {
    expect(ask(indexOf(), 'How do I clean the filter?')).toMatchObject({
      answered: false,
      band: 'none',
      citations: [],
      related: [],
    });
  });
});
