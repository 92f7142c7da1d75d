import { describe, expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { indexOf, makeManual, makeSteps, type PassageDraft } from '../testing/make-manual.ts';
import { withMeaning } from '../testing/with-meaning.ts';

const OTHERS: readonly PassageDraft[] = [
  { heading: 'Transport', text: 'Two people carry the pump by its base.', page: 4 },
  { heading: 'Storage', text: 'Store the pump in a dry place at 5 °C.', page: 5 },
];
const MEANINGS = [
  ['thinner', 'solvent', 'paint'],
  ['long', 'minutes', 'wait'],
  ['drain', 'water'],
];

async function askOf(drafts: readonly PassageDraft[], question: string) {
  const { index, meaningOf } = await withMeaning(makeManual([...drafts, ...OTHERS]), MEANINGS);
  return ask(index, question, [], meaningOf(question));
}

describe('behind what is said stands all that it is part of:', () => {
  it('the sentence that says what the items of a list are, and the others', async () => {
    const heading = 'Cleaning agents';
    const list = [
      { heading, text: 'The housing scratches. Never use these on it:', page: 1 },
      { heading, text: '• strong solvents such as paint thinner\n• scouring powder', page: 2 },
    ];
    const { lead, passage } = await askOf(list, 'Is paint thinner a solvent for it?');
    expect(lead?.[0]?.text).toBe('strong solvents such as paint thinner');
    expect(passage).toContain('Never use these on it:\n• strong solvents such as paint thinner\n• scouring');
  });

  it('every step, where a fact is asked of one, over pages, tables and texts between them', async () => {
    const heading = 'Draining';
    const steps = [
      {
        heading,
        ...makeSteps(['Switch the pump off.', 'Wait 12 minutes until the water is cold.']),
        page: 1,
      },
      { heading, text: 'Keep children away. 3. Open the drain valve.', page: 2 },
      { heading, ...makeSteps(['Close the drain valve.'], 4), page: 3 },
    ];
    const { lead, passage } = await askOf(steps, 'How long do I wait until the water is cold?');
    expect(lead?.[0]?.text).toBe('Wait 12 minutes until the water is cold.');
    for (const step of ['1. Switch', '2. Wait', '3. Open', '4. Close']) expect(passage).toContain(step);
  });

  it('nothing more where a sentence stands for itself', async () => {
    const { lead, passage } = await askOf([], 'Where do I store the pump?');
    expect(lead?.[0]?.text).toBe('Store the pump in a dry place at 5 °C.');
    expect(passage).toBeUndefined();
  });
});

it('offers it by words alone, too', () => {
  const items = Array.from({ length: 40 }, (_, i) => `• part number ${i} of the spare valves for the pump`);
  const text = ['These spare valves are kept in stock:', ...items].join('\n');
  const manual = makeManual([{ heading: 'Spare valves', text, page: 1 }, ...OTHERS]);
  const answer = ask(indexOf(manual), 'Which spare valves are kept in stock?');
  expect(answer).not.toHaveProperty('lead');
  expect(answer.content).not.toContain('part number 39');
  expect(answer.passage).toContain('part number 39');
});
