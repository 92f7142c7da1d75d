import { describe, expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { FILLER } from '../testing/kettle.ts';
import { indexOf, makeManual } from '../testing/make-manual.ts';

const LEGEND =
  'Fig. 1 shows the parts.\n1 Lid with handle 2 Water tank, 1.7 litres 3 Scale filter\n4 Power switch 5 Base';

describe('a legend', () => {
  const index = indexOf(
    makeManual([
      { heading: 'Parts', page: 5, text: LEGEND, figures: [0] },
      { heading: 'Switching on', page: 8, text: 'Set the power switch to I. The power switch glows.' },
      ...FILLER,
    ]),
  );
  const content = (question: string) => ask(index, question).content;

  it('answers where a part is with its number in the drawing', () => {
    expect(content('Where is the power switch?')).toBe('4 Power switch');
    expect(content('where do I find the water tank')).toBe('2 Water tank, 1.7 litres');
  });

  it('does not take a part that was asked for before', () => {
    const before = [{ question: 'How do I descale the scale filter?' }];
    expect(ask(index, 'Where is the power switch?', before).content).toBe('4 Power switch');
  });

  it('leaves other questions and parts that it does not name to the text', () => {
    expect(content('How do I set the power switch?')).not.toBe('4 Power switch');
    expect(content('Where is the collection point for household waste?')).toContain('collection point');
  });
});
