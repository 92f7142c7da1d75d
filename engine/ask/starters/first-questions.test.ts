import { describe, expect, it } from 'vitest';
import { indexOf, makeManual, makeTable, type PassageDraft } from '../testing/make-manual.ts';
import { firstQuestions } from './first-questions.ts';

const DO = 'Switch it off. Undo the screws and pull it out.';
const manualOf = (...headings: string[]) =>
  makeManual(headings.map((heading) => ({ heading, text: `${heading}. ${DO}` })));
const inLanguage = (language: string, ...drafts: PassageDraft[]) => indexOf(makeManual(drafts, { language }));

describe('firstQuestions', () => {
  it('asks how the tasks are done that headings name, and makes no question of any other heading', () => {
    const index = indexOf(manualOf('Error codes', 'Changing the filter', 'Child lock', 'Technical manual'));
    expect(firstQuestions(index)).toEqual(['How do I change the filter?']);
  });

  it.each([
    'Use of your oven',
    'Getting Help V2.9.0~pre1, 28',
    'Install Problems',
    'Cleaning PIN',
    'Set to “Off” ™ Touch the pad',
    'Turning it off, see page 12',
    'CHANGING THE FILTER NOW',
  ])('asks nothing so: %s', (heading) => {
    expect(firstQuestions(indexOf(manualOf(heading)))).toEqual([]);
  });

  it('takes them from all over the manual, so that not all come from its first chapter', () => {
    const verbs = ['Cleaning', 'Changing', 'Opening', 'Closing', 'Storing', 'Moving', 'Testing', 'Removing'];
    const questions = firstQuestions(indexOf(manualOf(...verbs.map((verb) => `${verb} the pump`))), 3);
    expect(questions).toEqual([
      'How do I clean the pump?',
      'How do I open the pump?',
      'How do I move the pump?',
    ]);
  });

  it('begins with trouble, the first use and what the manual asks itself', () => {
    const index = indexOf(
      makeManual([
        { heading: 'Before first use', text: 'Before first use, rinse the tank with fresh water.' },
        { heading: 'Changing the filter', text: DO },
        {
          heading: 'Troubleshooting',
          ...makeTable(['Fault', 'Remedy'], [['The pump does not start', 'Open the valve.']]),
        },
        { heading: 'Why is the water brown?', text: 'The water is brown because of rust in the pipe.' },
      ]),
    );
    expect(firstQuestions(index)).toEqual([
      'The pump does not start',
      'What must I do before I use it for the first time?',
      'Why is the water brown?',
      'How do I change the filter?',
    ]);
  });

  it('asks nothing that the manual would not answer', () => {
    const index = indexOf(
      makeManual([{ heading: 'Troubleshooting', ...makeTable(['Fault', 'Remedy'], [['E-99', '']]) }]),
    );
    expect(firstQuestions(index)).not.toContain('How do I get started?');
  });

  it.each([
    ['de', 'Filter wechseln', 'Filter wechseln: Wie geht das?'],
    ['de', 'Gesetzliche Bestimmungen', null],
    ['fr', 'Nettoyage du filtre', 'Nettoyage du filtre : comment faire ?'],
    ['fr', 'Description du filtre', null],
    ['es', 'Limpiar el filtro', 'Limpiar el filtro: ¿cómo se hace?'],
    ['it', 'Pulizia del filtro', 'Pulizia del filtro: come si fa?'],
    ['it', 'Posizione del filtro', null],
    ['nl', 'Filter vervangen', 'Filter vervangen: hoe doe ik dat?'],
    ['pt', 'Limpeza do filtro', 'Limpeza do filtro: como se faz?'],
    ['fi', 'Suodattimen vaihto', null],
  ])('asks in the language of the manual about tasks alone: %s, %s', (language, heading, question) => {
    const index = inLanguage(language, { heading, text: `${heading}. 1 2 3.`, language } as PassageDraft);
    expect(firstQuestions(index)).toEqual(question === null ? [] : [question]);
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
