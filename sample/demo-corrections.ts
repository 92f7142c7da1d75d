import type { DemoCorrection } from './demo-types.ts';

/** Days ago that the demo company wrote its own answers, so that customers of the days since get them. */
export const DEMO_CORRECTED_DAYS_AGO = 5;

/** What the demo company answers itself: questions that its manual leaves open. */
export const demoCorrections: DemoCorrection[] = [
  {
    product: 0,
    question: 'Can I use oat milk in the steam wand?',
    answer:
      'Yes. Use a barista oat milk straight from the fridge and stop at 55 °C: it gets thin above.\n' +
      'Blow out the wand at once afterwards. Oat milk dries faster than cow’s milk.',
    page: 15,
  },
  {
    product: 0,
    question: 'Which grinder do you recommend for the D58?',
    answer:
      'Any grinder with burrs of 60 mm or more and a stepless setting. Ask us for the ones we test: +44 1632 960158.',
    page: null,
  },
];
