import { describe, expect, it } from 'vitest';
import { indexOf, makeManual, makeTable, type PassageDraft } from '../testing/make-manual.ts';
import { firstQuestions } from './first-questions.ts';
import { troubleQuestions } from './trouble-questions.ts';

const HEADER = ['Fault', 'Remedy'];
const faults = (...rows: string[][]): PassageDraft => ({
  heading: 'Troubleshooting',
  ...makeTable(HEADER, rows),
});
const indexOfFaults = (...rows: string[][]) => indexOf(makeManual([faults(...rows)]));

const NOT_HEATING = ['The water does not get warm', 'Switch the heating on.'];
const CODE = ['E-07', 'The water is too cold. Wait until it is warm.'];

describe('troubleQuestions', () => {
  it('asks by turns what a code means and about what does not work', () => {
    expect(troubleQuestions(indexOfFaults(NOT_HEATING, CODE), 2)).toEqual([
      'What does E-07 mean?',
      'The water does not get warm',
    ]);
  });

  it('asks in the words of the manual about what does not work', () => {
    expect(troubleQuestions(indexOfFaults(['Foam', 'Rinse it.'], NOT_HEATING), 4)).toEqual([
      'The water does not get warm',
    ]);
  });

  it.each([
    ['de', 'Störung', 'Abhilfe', 'Was bedeutet E-07?'],
    ['fr', 'Panne', 'Remède', 'Que signifie E-07 ?'],
    ['es', 'Avería', 'Solución', '¿Qué significa E-07?'],
  ])('speaks the language of the manual: %s', (language, fault, remedy, question) => {
    const rows = [CODE, ['E-08', 'Service']];
    const manual = makeManual([{ heading: remedy, ...makeTable([fault, remedy], rows) }], { language });
    expect(troubleQuestions(indexOf(manual), 1)).toEqual([question]);
  });

  it('takes faults from all over the list', () => {
    const rows = [1, 2, 3, 4].map((number) => [`F: ${number}0`, 'Wait.']);
    expect(troubleQuestions(indexOfFaults(...rows), 2)).toEqual([
      'What does F: 10 mean?',
      'What does F: 30 mean?',
    ]);
  });

  it('leaves out what specialists alone may mend, what is forbidden, and tables of other things', () => {
    const index = indexOf(
      makeManual([
        faults(['The motor does not turn', 'Only a qualified electrician may open it.']),
        { heading: 'What to do', text: 'Ask us.' },
        { heading: 'Parts', ...makeTable(['Part', 'Name'], [['M-10', 'Screw']]) },
        { heading: 'Do not open it', text: 'It is sealed.' },
      ]),
    );
    expect(troubleQuestions(index, 4)).toEqual([]);
  });

  it('is the first of the questions to begin with, and takes the place of one', () => {
    const headings = ['Changing the filter', 'Cleaning the tank', 'Opening the lid', 'Storing the pump'];
    const drafts = headings.map((heading) => ({ heading, text: 'Undo the screws and pull it out.' }));
    const questions = firstQuestions(indexOf(makeManual([...drafts, faults(CODE)])));
    expect(questions).toHaveLength(4);
    expect(questions[0]).toBe('What does E-07 mean?');
    expect(questions[1]).toBe('How do I change the filter?');
  });
});
