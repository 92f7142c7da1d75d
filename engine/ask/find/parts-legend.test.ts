import { describe, expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { FILLER } from '../testing/kettle.ts';
import { indexOf, makeManual, makeSteps } from '../testing/make-manual.ts';
import { isPartsLegend } from './parts-legend.ts';

const NAMES = ['Display unit', 'Bracket for the handlebar', 'Nut (M3)', 'Lock washer', '5-pin connector'];

/** A list with letters or numbers, a figure beside it or none. */
function listOf(items: readonly string[], { first = 'A', figures = [0] } = {}) {
  const draft = makeSteps(items);
  const steps = (draft.steps ?? []).map((step, i) => ({
    ...step,
    marker: first === 'A' ? 'ABCDEFGH'.charAt(i) : `${i + 1}.`,
  }));
  return { ...draft, steps, figures };
}

describe('isPartsLegend', () => {
  it.each([
    ['names with letters', NAMES, {}, true],
    ['numbered names beside a figure', NAMES, { first: '1' }, true],
    ['numbered names without a figure', NAMES, { first: '1', figures: [] }, false],
    ['too few names', NAMES.slice(0, 2), {}, false],
    ['orders', ['Press the key.', 'Open the lid.', 'Wait a minute.'], {}, false],
    [
      'orders in telegram style',
      ['Remove cover', 'Hold up the lid', 'Replace filter'],
      { first: '1' },
      false,
    ],
  ])('tells a legend from steps: %s', (_, items, how, isLegend) => {
    expect(isPartsLegend(listOf(items, how), 'en')).toBe(isLegend);
  });

  it('takes no list for one in a language whose verbs it does not know', () => {
    expect(isPartsLegend(listOf(NAMES), 'de')).toBe(false);
  });
});

describe('a legend of parts beside what tells how to fit them', () => {
  const legend = { ...listOf(['Lock', 'Bracket', 'Display unit', 'Upper nut']), heading: 'Lock' };
  const told = { text: 'Put the lock over the upper nut. Press the lock onto the bracket.', heading: 'Lock' };
  const index = indexOf(makeManual([legend, told, ...FILLER]));

  it('comes second, asked how', () => {
    const { steps } = ask(index, 'How do I fit the lock?');
    expect(steps.map(({ text }) => text)).toEqual([
      'Put the lock over the upper nut.',
      'Press the lock onto the bracket.',
    ]);
  });

  it('is shown as it stands where it is all that is known, not as steps', () => {
    const { content, steps } = ask(indexOf(makeManual([legend, ...FILLER])), 'How do I fit the lock?');
    expect(content).toContain('Display unit');
    expect(steps).toEqual([]);
  });
});
