import { describe, expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { DESCALING, FILLER, TABLE } from '../testing/kettle.ts';
import { indexOf, makeManual, makeSteps, makeTable } from '../testing/make-manual.ts';

const INTRODUCTION = { heading: 'Error messages', page: 20, text: 'Codes appear on the display.' };

describe('a question that is the heading of a section', () => {
  const index = indexOf(makeManual([...FILLER, ...DESCALING, INTRODUCTION, TABLE]));

  it('is answered by the procedure of the section', () => {
    expect(ask(index, 'Descaling the kettle').steps).toHaveLength(5);
  });

  it('is answered by the whole table of the section', () => {
    const { content, table } = ask(index, 'Error messages');
    expect(table?.rows.map(([code]) => code)).toEqual(['E-03', 'E-04', 'E-05']);
    expect(content).toBe('Codes appear on the display.');
  });

  it('is answered from its beginning, also where it names the thing that the manual is about', () => {
    const text = (own: string) => ({ heading: 'How it works', page: 9, text: own });
    const parts = [
      text('The kettle heats the water with a flat element.'),
      text('• The thermostat works at 100 °C: the kettle then works no more.'),
    ];
    const of = indexOf(makeManual([...FILLER, ...DESCALING, ...parts, INTRODUCTION, TABLE]));
    expect(ask(of, 'How does the kettle work?').content).toMatch(/^The kettle heats/);
  });

  it('is no question that asks for something in it', () => {
    expect(ask(index, 'Which error means no water in the tank?').table?.rows).toHaveLength(1);
  });
});

describe('a question how to do something that a chapter describes', () => {
  const path = ['Measuring capacity'];
  const parts = [
    {
      heading: 'Objective',
      path,
      page: 3,
      text: 'Capacity of small capacitors is measured with the bridge.',
    },
    {
      ...makeSteps(['Leave the socket empty.', 'Note the stray value.']),
      heading: 'Procedure',
      path,
      page: 3,
    },
    { heading: 'Observation', path, page: 3, text: 'An empty socket shows 34 pF of stray capacity.' },
  ];
  const elsewhere = { ...makeSteps(['Pull the plug.', 'Wait.']), heading: 'Procedure', path: ['Storing'] };
  const index = indexOf(makeManual([...FILLER, ...parts, elsewhere]));

  it('is answered with the steps of its part “Procedure”', () => {
    const { steps } = ask(index, 'How do I find the stray capacity of the empty socket in pF?');
    expect(steps.map(({ text }) => text)).toEqual(['Leave the socket empty.', 'Note the stray value.']);
  });
});

describe('a text that leads up to a table', () => {
  const rows = [
    ['1', 'No memory found'],
    ['2', 'Program lost'],
  ];
  const answerOf = (text: string) => {
    const lead = { heading: 'Faults', page: 54, text };
    const table = { ...makeTable(['Code', 'Meaning'], rows), heading: 'Faults', page: 54 };
    return ask(
      indexOf(makeManual([...FILLER, lead, table])),
      'what if the lamp of the boot process keeps blinking',
    );
  };

  it('is shown with it', () => {
    const { content, table, citations } = answerOf(
      'If the boot process fails, its lamp keeps blinking an error code:',
    );
    expect(content).toMatch(/code:$/);
    expect(table?.rows).toEqual(rows);
    expect(citations[table?.citation ?? -1]?.quote).toContain('Program lost');
  });

  it('is not where it only stands above it', () => {
    const text = 'If the boot process fails, its lamp keeps blinking. Send the code to the service.';
    expect(answerOf(text).table).toBeNull();
  });
});
