import { describe, expect, it } from 'vitest';
import { DESCALING, FILLER } from '../testing/kettle.ts';
import { indexOf, makeManual, makeSteps, makeTable, type PassageDraft } from '../testing/make-manual.ts';
import { search } from './search.ts';

const SYMBOLS = { heading: 'Symbols', page: 4, text: 'Star\nThe rinse aid is low.' };
const PARTS = ['valve', 'pump', 'lever', 'gauge', 'spring', 'bolt', 'clamp', 'hinge'].map((part, i) => ({
  heading: `The ${part}`,
  page: 5 + i,
  text: `Check the ${part} for wear, clean the door and come back to the start.`,
}));
const index = indexOf(makeManual([...FILLER, ...DESCALING, ...PARTS, SYMBOLS]));
const heading = (question: string) => {
  const { band, passages } = search(index, question);
  return band === 'none' ? null : passages[0]?.passage.heading;
};

describe('search', () => {
  it('finds what a message asks in one of its sentences, as a doubtful place', () => {
    const story = 'We live on the third floor without a lift.';
    expect(heading(story)).toBeNull();
    expect(heading(`${story} What does it weigh?`)).toBe('Technical data');
    expect(search(index, `${story} What does it weigh?`).band).toBe('closest');
    expect(heading(`${story} Is velvet fine?`)).toBeNull();
  });

  it('does not refuse what it knows in all its words, one of them said but there', () => {
    expect(heading('little star came on, what does it want')).toBe('Symbols');
    expect(heading('little velvet star came on, what does it want')).toBeNull();
  });

  it('still refuses a code that the manual does not hold', () => {
    expect(heading('It shows E77. How do I descale the kettle?')).toBeNull();
  });

  it('takes steps that state no amount for a doubtful place of one', () => {
    const returning = (text: string) => ({
      ...makeSteps(['Pack the heavy drum and weigh the parcel.', text]),
      heading: 'Returning the drum',
    });
    const bandOf = (text: string) =>
      search(indexOf(makeManual([...DESCALING, returning(text)])), 'What does the drum weigh?').band;
    expect(bandOf('Write the weight on the parcel.')).toBe('closest');
    expect(bandOf('Write the weight of 12 kg on the parcel.')).toBe('answer');
  });

  it('takes text and rows that state no amount for a doubtful place of one', () => {
    const bandOf = (draft: PassageDraft, question: string) =>
      search(indexOf(makeManual([...DESCALING, draft])), question).band;
    const battery = (text: string) => ({ heading: 'Drum battery', text: `The drum battery ${text}.` });
    expect(bandOf(battery('lasts long if it is kept cool'), 'how long does the drum battery last')).toBe(
      'closest',
    );
    expect(
      bandOf(battery('lasts 40 minutes if it is kept cool'), 'how long does the drum battery last'),
    ).toBe('answer');
    const table = (value: string) => ({
      heading: 'Drum',
      ...makeTable(['Item', 'Minutes'], [['Battery life of the drum', value]]),
    });
    expect(bandOf(table('Keep it cool'), 'drum battery life in minutes')).toBe('closest');
    expect(bandOf(table('40'), 'drum battery life in minutes')).toBe('answer');
  });

  it('is not drawn to the last subject by a table that holds any word', () => {
    const faults = {
      heading: 'Faults',
      ...makeTable(
        ['Fault', 'Remedy'],
        [
          ['Weak mains, extension lead', 'Use a circuit without an extension lead.'],
          ['Descaling is overdue', 'Rinse out the vinegar.'],
        ],
      ),
    };
    const found = search(
      indexOf(makeManual([...FILLER, ...DESCALING, faults])),
      'What do I descale it with?',
      {
        history: [{ question: 'Can I use an extension lead?', manualId: 'manual', section: 'Faults' }],
      },
    );
    expect(found.passages[0]?.passage.heading).toBe(DESCALING[0]?.heading);
  });
});
