import { describe, expect, it } from 'vitest';
import { indexOf, makeManual, type PassageDraft } from '../testing/make-manual.ts';
import { search } from './search.ts';

const chapter = (
  title: string,
  parts: readonly (readonly [heading: string, text: string])[],
): PassageDraft[] => parts.map(([heading, text]) => ({ heading, text, path: ['Faults', title] }));

const STEAM = chapter('The kettle gives no steam', [
  ['Symptom', 'The kettle hums, the lamp flickers, and no steam comes out of the spout.'],
  ['Cause', 'Lime has closed the spout.'],
  ['Resolving the problem', 'Descale with citric acid and rinse twice.'],
]);
const LID = chapter('The lid sticks', [
  ['Symptom', 'The lid cannot be opened after boiling.'],
  ['Resolving the problem', 'Let it cool down for ten minutes.'],
]);

const first = (drafts: PassageDraft[], question: string) =>
  search(indexOf(makeManual(drafts)), question).passages[0]?.passage.text;

describe('a chapter on a fault', () => {
  it('answers with what to do, not with the part that tells of the fault in the words of the question', () => {
    expect(first([...STEAM, ...LID], 'kettle hums and lamp flickers')).toBe(
      'Descale with citric acid and rinse twice.',
    );
  });

  it('is as sure of it as of the part that holds the words of the question', () => {
    const { signals } = search(indexOf(makeManual([...STEAM, ...LID])), 'kettle hums and lamp flickers');
    expect(signals.bestCoverage).toBe(1);
  });

  it('answers who asks for the cause with the cause', () => {
    expect(first([...STEAM, ...LID], 'has lime closed the spout?')).toBe('Lime has closed the spout.');
  });

  it('keeps to its own solution', () => {
    const parted = [...chapter('No steam', [['Symptom', 'The kettle hums.']]), ...LID];
    expect(first(parted, 'kettle hums')).toBe('The kettle hums.');
  });

  it('is told from parts without a chapter, which have nothing to do with each other', () => {
    const loose = [
      { heading: 'Symptom', text: 'The kettle hums.' },
      { heading: 'Answers', text: 'Our service replies within a day.' },
    ];
    expect(first(loose, 'kettle hums')).toBe('The kettle hums.');
  });
});
