import { describe, expect, it } from 'vitest';
import { search } from './search.ts';
import { indexOf, makeManual, makeSteps, type PassageDraft } from './testing/make-manual.ts';

const headings = (drafts: PassageDraft[], question: string) =>
  search(indexOf(makeManual(drafts)), question).passages.map(({ passage }) => passage.heading);

describe('search', () => {
  it('puts the passage under the heading that is asked for before one that only mentions it', () => {
    const drafts = [
      { heading: 'Storage', text: 'Before storage remove the battery and dry the case.' },
      { heading: 'Replacing the battery', text: 'Open the flap, take it out and put a fresh one in.' },
    ];
    expect(headings(drafts, 'replace battery')[0]).toBe('Replacing the battery');
  });

  it('puts words that stand together before the same words apart', () => {
    const drafts = [
      { heading: 'A', text: 'The lock of the door is steel. A child of twelve may help with it.' },
      { heading: 'B', text: 'The child lock of the oven is steel. A door of glass may help here.' },
    ];
    expect(headings(drafts, 'child lock')[0]).toBe('B');
  });

  it('finds what a device calls by another word', () => {
    const drafts = [
      { heading: 'A', text: 'The LED flashes while the device is charging.' },
      { heading: 'B', text: 'The casing is made of steel.' },
    ];
    expect(headings(drafts, 'why is the lamp blinking')[0]).toBe('A');
  });

  it('searches the words that belong to a passage without standing in it', () => {
    const drafts = [
      { heading: 'A', text: '230\t50', context: 'Voltage Frequency' },
      { heading: 'B', text: 'Steel case.' },
    ];
    expect(headings(drafts, 'voltage')).toEqual(['A']);
  });

  it('shows a passage that the manual repeats only once', () => {
    const text = 'Pull the plug before you clean the housing with a soft damp cloth and mild soap.';
    expect(
      headings(
        [
          { heading: 'A', text },
          { heading: 'B', text },
        ],
        'clean housing',
      ),
    ).toHaveLength(1);
  });

  it('puts a procedure before a text that says the same, asked how to do it', () => {
    const drafts = [
      { heading: 'Filter', text: 'Fit the new filter and replace the cap.' },
      { heading: 'Filter', ...makeSteps(['Fit the new filter.', 'Replace the cap.']) },
    ];
    const kinds = (question: string) =>
      search(indexOf(makeManual(drafts)), question).passages.map(({ passage }) => passage.kind);
    expect(kinds('how do I replace the filter')[0]).toBe('steps');
    expect(kinds('filter cap')[0]).toBe('text');
  });

  it('puts troubleshooting before the description of a part, told of a fault', () => {
    const text = 'The pump draws water out of the tank.';
    const drafts = [
      { heading: 'The pump', text: `${text} It stands left.` },
      { heading: 'Pump faults', text: `${text} It may be clogged.` },
    ];
    expect(headings(drafts, "the pump won't draw water")[0]).toBe('Pump faults');
    expect(headings(drafts, 'where does the pump draw water')[0]).toBe('The pump');
  });

  it('looks at the words of a question of stop words only rather than at nothing', () => {
    const found = search(indexOf(makeManual([{ text: 'The lid closes.' }])), 'what is it');
    expect(found).toMatchObject({ passages: [], confidence: 0, band: 'none' });
  });

  it('returns no more passages than asked for', () => {
    const drafts = Array.from({ length: 9 }, (_, i) => ({
      heading: `${i}`,
      text: `Valve number ${i} is of steel.`,
    }));
    expect(search(indexOf(makeManual(drafts)), 'valve', { limit: 4 }).passages).toHaveLength(4);
  });
});
