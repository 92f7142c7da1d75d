import { describe, expect, it } from 'vitest';
import { ask } from '../../ask.ts';
import { FILLER } from '../../testing/kettle.ts';
import { indexOf, makeManual, makeSteps, type PassageDraft } from '../../testing/make-manual.ts';

const SIZES: PassageDraft = {
  heading: '2.3 Sizes',
  page: 5,
  text: 'Parts list for bolts and nuts: see 9.4.',
};
const REPLACING: PassageDraft = {
  ...makeSteps(['Close the valve.', 'Undo both bolts.', 'Lift it out.']),
  heading: '9.4 Pump replacement',
  page: 40,
};
const REASON = 'The membrane pump of the boiler wears. When the boiler pump hums, it must be renewed.';

const QUESTION = 'how do I replace the membrane pump of the boiler';

const answerOf = (reference: string, question = QUESTION, elsewhere: PassageDraft[] = []) =>
  ask(
    indexOf(
      makeManual([
        { heading: '3.1 Boiler', page: 8, text: `${REASON} ${reference}` },
        SIZES,
        REPLACING,
        ...elsewhere,
        ...FILLER,
      ]),
    ),
    question,
  );
const stepsOf = (...args: Parameters<typeof answerOf>) => answerOf(...args).steps.map(({ text }) => text);
const STEPS = ['Close the valve.', 'Undo both bolts.', 'Lift it out.'];

describe('a procedure that stands elsewhere', () => {
  it.each(['To replace the boiler pump, see 9.4.', 'How to exchange it is described in Pump replacement.'])(
    'is shown with the text that sends there: "%s"',
    (reference) => {
      expect(stepsOf(reference)).toEqual(STEPS);
    },
  );

  it('is shown where another text is as good but sends nowhere', () => {
    const text = `${REASON} Replace the boiler pump in time.`;
    const elsewhere: PassageDraft[] = [{ heading: '5.1 Boiler', page: 20, text }];
    const { citations, steps } = answerOf('To replace the boiler pump, see 9.4.', QUESTION, elsewhere);
    expect(steps.map((step) => step.text)).toEqual(STEPS);
    expect(citations[0]?.page).toBe(8);
  });

  it('is cited right behind that text, before other places that say more of what was asked', () => {
    const text = 'Replace the membrane pump of the boiler at a workshop. A boiler pump is dear to replace.';
    const elsewhere = [20, 25].map(
      (page): PassageDraft => ({ heading: `Advice ${page}`, page, text: `${text} ${page}` }),
    );
    const { citations } = answerOf(
      'To replace the membrane pump of the boiler, see 9.4.',
      QUESTION,
      elsewhere,
    );
    expect(citations.map(({ page }) => page)).toEqual([8, 40, 20, 25]);
  });

  it.each(['Its noise is told of in 9.4.', 'To clean the boiler pump, see 9.4.'])(
    'is not where the text sends there for something else: "%s"',
    (reference) => {
      expect(stepsOf(reference)).toEqual([]);
    },
  );

  it('is not for a question that asks for no way to do something', () => {
    const question = 'why does the membrane pump of the boiler hum';
    expect(stepsOf('To replace the boiler pump, see 9.4.', question)).toEqual([]);
  });
});
