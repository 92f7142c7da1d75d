import { describe, expect, it } from 'vitest';
import { firstQuestions } from './first-questions.ts';
import { indexOf, makeManual } from './testing/make-manual.ts';

const manualOf = (...headings: string[]) =>
  makeManual(headings.map((heading) => ({ heading, text: 'Text.' })));

describe('firstQuestions', () => {
  it('asks how to do things first, and what things are only to fill up', () => {
    const index = indexOf(manualOf('Error codes', 'Changing the filter', 'Child lock'));
    expect(firstQuestions(index)).toEqual(['How do I change the filter?', 'What are the error codes?']);
  });

  it('takes them from all over the manual, so that not all come from its first chapter', () => {
    const verbs = ['Cleaning', 'Changing', 'Opening', 'Closing', 'Storing', 'Moving', 'Testing', 'Removing'];
    const questions = firstQuestions(indexOf(manualOf(...verbs.map((verb) => `${verb} the pump`))), 2);
    expect(questions).toEqual(['How do I clean the pump?', 'How do I store the pump?']);
  });

  it('asks the same only once for several manuals', () => {
    const manual = manualOf('Changing the filter');
    expect(firstQuestions(indexOf(manual, { ...manual, manualId: 'second' }))).toHaveLength(1);
  });

  it('asks of a manual in several languages in its main one only', () => {
    const german =
      'Bevor Sie den Filter wechseln, schalten Sie das Gerät aus und warten Sie, bis es kalt ist.';
    const manual = makeManual([
      { heading: 'Changing the filter', text: 'You can change the filter when the lamp is on.' },
      { heading: 'Testing the pump (Pumpe testen)', text: german },
    ]);
    expect(firstQuestions(indexOf(manual))).toEqual(['How do I change the filter?']);
  });

  it('asks nothing of no manual', () => {
    expect(firstQuestions(indexOf())).toEqual([]);
  });
});
