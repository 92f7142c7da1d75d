import { describe, expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { firstQuestions } from '../starters/first-questions.ts';
import { indexOf, makeManual, makeSteps, type PassageDraft } from '../testing/make-manual.ts';
import { headingsForSpecialists } from './specialists.ts';

const STEPS = makeSteps(['Undo the screws.', 'Press the pin in.']);

describe('what is for specialists alone', () => {
  it.each([
    'Only a qualified electrician may do this.',
    'Repairs may only be carried out by trained personnel.',
    'Work on the gas side must only be done by authorised technicians.',
    'Lassen Sie das nur von einer Elektrofachkraft machen.',
    'Confiez la réparation à un technicien agréé.',
    'La reparación corresponde a un técnico autorizado.',
    'Rivolgersi a personale qualificato.',
    'Chame um eletricista qualificado.',
    'Laat dit door een erkende installateur doen.',
  ])('is told from its words: %s', (text) => {
    const index = indexOf(makeManual([{ heading: 'Fuses', text }]));
    expect([...headingsForSpecialists(index)]).toEqual(['Fuses']);
  });

  it.each([
    'The filter is only for this machine.',
    'Use only the cable of the machine.',
    'Ein Fach für Beutel.',
  ])('is not seen in %s', (text) => {
    expect(headingsForSpecialists(indexOf(makeManual([{ heading: 'Filter', text }]))).size).toBe(0);
  });

  it('is offered neither at the beginning nor behind an answer', () => {
    const index = indexOf(
      makeManual([
        { heading: 'Changing the filter', ...makeSteps(['Pull the filter out.', 'Push a new filter in.']) },
        { heading: 'Resetting the thermostat', ...STEPS },
        {
          heading: 'Resetting the thermostat',
          kind: 'warning',
          level: 'danger',
          text: 'DANGER\nMains voltage kills.',
        },
        { heading: 'Emptying the tank', text: 'Hold the tank over a sink and turn it round.' },
      ]),
    );
    expect(firstQuestions(index)).toEqual(['How do I change the filter?', 'How do I empty the tank?']);
    expect(ask(index, 'How do I change the filter?').suggestions).toEqual(['How do I empty the tank?']);
  });
});

describe('a task of the whole product', () => {
  const thermostat = { heading: 'Resetting a safety thermostat', ...STEPS };
  const tank = { heading: 'Emptying the tank', text: 'Hold the tank of the machine over a sink.' };
  const menu = { heading: 'Menu', text: 'Factory reset: all values of the machine are set as they were.' };
  const machine = (...drafts: PassageDraft[]) =>
    indexOf(makeManual([thermostat, tank, ...drafts], { title: 'Espresso machine' }));

  it.each(['How do I reset the machine?', 'How do I reset it?'])(
    'is not answered for sure by how it is done with a part: %s',
    (question) => {
      expect(ask(machine(), question)).toMatchObject({ answered: false, band: 'closest' });
    },
  );

  it('is answered by what tells of the product', () => {
    const { answered, citations } = ask(machine(menu), 'How do I reset the machine?');
    expect([answered, citations[0]?.heading]).toEqual([true, 'Menu']);
  });

  it('is answered by the part that the question names', () => {
    const answer = ask(machine(menu), 'How do I reset the safety thermostat?');
    expect(answer).toMatchObject({ answered: true });
    expect(answer.steps).toHaveLength(2);
  });
});
