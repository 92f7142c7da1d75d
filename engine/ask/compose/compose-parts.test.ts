import { describe, expect, it } from 'vitest';
import { ask, CLOSEST_LEAD_IN, withoutClaim } from '../ask.ts';
import { indexOf, makeManual, makeSteps, makeTable, type PassageDraft } from '../testing/make-manual.ts';
import { withMeaning } from '../testing/with-meaning.ts';

const MEANINGS = [
  ['hoist', 'lift', 'carry'],
  ['kg', 'mass', 'heavy'],
  ['oil', 'lubric'],
  ['clean', 'wipe'],
];

async function askOf(drafts: readonly PassageDraft[], question: string) {
  const { index, meaningOf } = await withMeaning(makeManual(drafts), MEANINGS);
  return ask(index, question, [], meaningOf(question));
}

const PUMP: readonly PassageDraft[] = [
  {
    heading: 'Transport',
    text: 'The pump comes on a pallet. Two people carry the pump by its base. Keep the pump upright on the way.',
    page: 4,
  },
  { heading: 'Care', text: 'Wipe the pump with a damp cloth once a week.', page: 9 },
  {
    heading: 'Data',
    kind: 'table',
    text: 'Mass\t26.5 kg\nOil\t0.4 l',
    table: {
      header: ['Property', 'Value'],
      rows: [
        { start: 0, end: 12, cells: ['Mass', '26.5 kg'] },
        { start: 13, end: 22, cells: ['Oil', '0.4 l'] },
      ],
    },
    page: 12,
  },
];

it('says the sentence first that answers in other words, and keeps what stands around it', async () => {
  const answer = await askOf(PUMP, 'How is the pump lifted?');
  expect(answer.lead?.[0]?.text).toBe('Two people carry the pump by its base.');
  expect(answer.content.split('\n')[0]).toMatch(/Two people carry|closest passages/);
  expect(answer.passage).toContain('The pump comes on a pallet.');
  expect(answer.citations[answer.lead?.[0]?.citation ?? -1]).toMatchObject({ page: 4 });
  expect(answer.lead?.[0]?.citation).toBe(0);
});

it('gives the value of a row with its name', async () => {
  const { lead } = await askOf(PUMP, 'How heavy is the pump, what mass?');
  expect(lead?.[0]).toMatchObject({ text: 'Mass: 26.5 kg', row: { name: 'Mass', value: '26.5 kg' } });
});

it('says of a row of several cells the one that answers first, each with the name of its column', async () => {
  const table = makeTable(
    ['When', 'Work', 'Time needed:'],
    [
      ['Every week', 'Wipe the pump.', '5 min'],
      ['Clean soon appears', 'Lubricate the hoist with thick oil.', ''],
    ],
  );
  const { lead } = await askOf([{ heading: 'Plan', ...table, page: 3 }], 'When do I lubricate the hoist?');
  const others = [{ name: 'Work', value: 'Lubricate the hoist with thick oil.' }];
  expect(lead?.[0]).toMatchObject({
    text: 'When: Clean soon appears\nWork: Lubricate the hoist with thick oil.',
    row: { name: 'When', value: 'Clean soon appears', others },
  });
});

it('says a row of values without names of columns behind what it is of', async () => {
  const table = makeTable(
    [],
    [
      ['Hoist', '65°', '2:30', '15.0'],
      ['Crane', '50°', '0:40', '8.0'],
    ],
  );
  const { lead } = await askOf([{ heading: 'Plan', ...table, page: 3 }], 'How long does the hoist take?');
  const value = '65° · 2:30 · 15.0';
  expect(lead?.[0]).toMatchObject({ text: `Hoist: ${value}`, row: { name: 'Hoist', value } });
});

it('says of the row of a code what to do first, then which code it is', async () => {
  const table = makeTable(
    ['Code', 'Meaning', 'Remedy'],
    [
      ['E-14', 'The hoist is too heavy.', 'Take off some mass.'],
      ['E-15', 'The oil is low.', 'Lubricate the chain.'],
    ],
  );
  const answer = await askOf([...PUMP, { heading: 'Error codes', ...table, page: 8 }], 'E-15 is shown');
  expect(answer.content).toBe('Remedy: Lubricate the chain.\nCode: E-15\nMeaning: The oil is low.');
  expect(answer.table?.rows).toEqual([['E-15', 'The oil is low.', 'Lubricate the chain.']]);
  expect(answer.citations[answer.lead?.[0]?.citation ?? -1]).toMatchObject({ page: 8 });
});

describe('a procedure', () => {
  const text = 'Switch the pump off.\nThe display shows clean.\nWipe the filter and clean the bowl.';
  const starts = [0, 21, 46];
  const steps = text.split('\n').map((line, i) => ({
    ...{ marker: `${i + 1}.`, level: 0, start: starts[i] ?? 0, end: (starts[i] ?? 0) + line.length },
  }));
  const manual = [{ heading: 'Cleaning the filter', kind: 'steps' as const, text, steps, page: 7 }, ...PUMP];

  it('that is asked for as a whole begins with its first step', async () => {
    const answer = await askOf(manual, 'How do I clean the filter?');
    expect(answer).not.toHaveProperty('lead');
    expect(answer.steps[0]).toMatchObject({ text: 'Switch the pump off.' });
  });

  it('is led into by the step that is asked for, with its number', async () => {
    const answer = await askOf(manual, 'How do I wipe the bowl of the filter?');
    expect(answer.steps).toHaveLength(3);
    expect(answer.lead?.[0]).toMatchObject({ text: 'Wipe the filter and clean the bowl.', step: 2 });
  });

  it('begins with its first step where several of its steps answer', async () => {
    const tasks = ['Switch the pump off.', 'Take the oil filter out.', 'Press the oil filter in.'];
    const care = { heading: 'Yearly care', ...makeSteps(tasks), page: 7 };
    const answer = await askOf([care, ...PUMP], 'How do I change the oil filter?');
    expect(answer.band).toBe('answer');
    expect(answer).not.toHaveProperty('lead');
    expect(answer.steps[0]).toMatchObject({ text: 'Switch the pump off.' });
  });
});

it('says an item of a list without what it begins with', async () => {
  const text = 'Take care:\n• Two people carry the pump by its base.\n• Keep it dry.';
  const list = { heading: 'Moving it', text, page: 2 };
  const { lead } = await askOf([list, ...PUMP.slice(1)], 'How is the pump lifted?');
  expect(lead?.[0]?.text).toBe('Two people carry the pump by its base.');
});

it.each([
  ['a caption', 'Pump hoist'],
  ['a remark in brackets', '(see how the pump is lifted by a hoist)'],
])('does not say %s, which says nothing alone', async (_, fragment) => {
  const text = `${fragment}\n\nTwo people carry the pump by its base.`;
  const { lead } = await askOf([{ heading: 'Moving it', text, page: 2 }], 'How is the pump lifted?');
  expect(lead?.map((sentence) => sentence.text)).toEqual(['Two people carry the pump by its base.']);
});

it('says an item without the sign that a font of bullets came to', async () => {
  const text = 'Take care:\n™ Two people carry the pump by its base.\n™ Keep the pump dry.';
  const list = { heading: 'Moving it', text, page: 2 };
  const { lead } = await askOf([list, ...PUMP.slice(1)], 'How is the pump lifted?');
  expect(lead?.[0]?.text).toBe('Two people carry the pump by its base.');
});

it('says yes or no only while it claims to answer', async () => {
  const data = { heading: 'Oil', text: 'Never lubricate the pump with olive oil.', page: 3 };
  const answer = await askOf([data, ...PUMP], 'Can I lubricate the pump with olive oil?');
  expect(answer).toMatchObject({ band: 'answer', verdict: 'no' });
  expect(answer.content).toBe(`No.\n${data.text}`);
  expect(withoutClaim(answer)).not.toHaveProperty('verdict');
  expect(withoutClaim(answer).content).toBe(`${CLOSEST_LEAD_IN}\n${data.text}`);
});

it('has no lead by words alone', async () => {
  const answer = ask(indexOf(makeManual(PUMP)), 'How do I carry the pump?');
  expect(answer.band).not.toBe('none');
  expect(answer).not.toHaveProperty('passage');
  expect(answer).not.toHaveProperty('lead');
});
