import { describe, expect, it } from 'vitest';
import { ask } from '../../ask.ts';
import { FILLER } from '../../testing/kettle.ts';
import { indexOf, makeManual, makeSteps } from '../../testing/make-manual.ts';

const FROTHING = [
  'Fill a jug one third full with cold milk from the fridge and wipe its rim dry.',
  'Point the wand into the drip tray and open the steam knob until no more water comes out of it.',
  'Dip the tip of the wand just below the surface of the milk, near the wall of the jug.',
  'Close the knob at 60 to 65 °C. Above 70 °C milk tastes burnt.',
  'Take the jug away and wipe the wand at once with a damp cloth. Never wash the wand in a dishwasher.',
  'Blow steam into the drip tray for two seconds, so that no milk dries in the tip of the wand.',
];
const index = indexOf(makeManual([{ ...makeSteps(FROTHING), heading: 'Frothing milk' }, ...FILLER]));

describe('a fact that a step tells', () => {
  it.each([
    ['how hot may the milk get', '4. Close the knob at 60 to 65 °C. Above 70 °C milk tastes burnt.'],
    ['is the wand ok in the dishwasher', `5. ${FROTHING[4]}`],
  ])('is what "%s" is answered with, in steps that are whole', (question, line) => {
    const { content, steps } = ask(index, question);
    expect(steps).toEqual([]);
    expect(content.split('\n')).toContain(line);
    expect(content.split('\n').length).toBeLessThan(FROTHING.length);
  });

  it.each([
    'how do I froth milk',
    'can I froth milk with the wand',
    'is there any way to froth milk',
    'does it not froth milk any more',
  ])('is not asked for by "%s", so that all steps are shown', (question) => {
    expect(ask(index, question).steps).toHaveLength(FROTHING.length);
  });
});
