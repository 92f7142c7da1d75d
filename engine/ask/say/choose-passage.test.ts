import { expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { FILLER } from '../testing/kettle.ts';
import { indexOf, makeManual, makeSteps, type PassageDraft } from '../testing/make-manual.ts';

const SHORT: PassageDraft = {
  ...makeSteps(['To replace the pump, see 9.4.', 'Close the lid.']),
  heading: 'Pump',
};
const REMOVAL: PassageDraft = { ...makeSteps(['Drain it.', 'Pull it out.']), heading: '9.4 Removal' };

/** A procedure of the same section whose lead-in is what was asked, with so many steps. */
const listOf = (length: number): PassageDraft => ({
  ...makeSteps(new Array<string>(length).fill('Screw of the pump'), 7),
  heading: 'Pump',
  context: 'How to replace the pump:',
});
const stepsShown = (...drafts: PassageDraft[]) =>
  ask(indexOf(makeManual([...drafts, ...FILLER])), 'How do I replace the pump?').steps.length;

it('the procedure whose lead-in says what was asked comes before the passage that sends its reader on', () => {
  expect(stepsShown(SHORT, listOf(20), REMOVAL)).toBe(20);
});

it('the passage that sends its reader on answers where that procedure is too long to be followed', () => {
  expect(stepsShown(SHORT, listOf(61), REMOVAL)).toBe(2);
});
