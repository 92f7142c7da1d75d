import { describe, expect, it } from 'vitest';
import { ask } from './ask.ts';
import { ASKS_VARIANT } from './compose/variants/ask-back.ts';
import { indexOf, makeManual, makeSteps, makeTable, type PassageDraft } from './testing/make-manual.ts';

const DATA: PassageDraft = {
  heading: 'Data',
  page: 12,
  ...makeTable(
    ['Property', 'Tarn 06', 'Tarn 09'],
    [
      ['Weight', '12 kg', '15 kg'],
      ['Voltage', '230 V', '230 V'],
    ],
  ),
};
const OTHERS: readonly PassageDraft[] = [
  { heading: 'Transport', text: 'Two people carry the pump by its base.', page: 4 },
  { heading: 'Storage', text: 'Store the pump in a dry place.', page: 5 },
];
const namesOf = (answer: ReturnType<typeof ask>) => answer.variants?.map(({ name }) => name);
const wordsOf = ({ content, steps, table }: ReturnType<typeof ask>): string =>
  [content, ...steps.map(({ text }) => text), ...(table?.rows.flat() ?? [])].join('\n');

describe('a row with a column for each model', () => {
  const index = indexOf(makeManual([DATA, ...OTHERS]));
  const question = 'What is the weight of the pump?';

  it('is asked back for, in the manual’s names, with the page of each', () => {
    const answer = ask(index, question);
    expect(answer).toMatchObject({ answered: false, content: `${ASKS_VARIANT}\nTarn 06\nTarn 09` });
    expect(namesOf(answer)).toEqual(['Tarn 06', 'Tarn 09']);
    for (const { citation } of answer.variants ?? []) expect(answer.citations[citation]?.page).toBe(12);
  });

  it.each([
    ['known', question, ['Tarn 09'], []],
    ['named', 'What is the weight of the Tarn 9?', [], []],
    ['named before', question, [], [{ question: 'Where do I store the Tarn 09?' }]],
  ])('answers for the model that is %s', (_, asked, variants, history) => {
    const answer = ask(index, asked, history, null, { variants });
    expect(answer).not.toHaveProperty('variants');
    expect(answer.variant).toBe('Tarn 09');
    expect(wordsOf(answer)).toContain('15 kg');
    expect(wordsOf(answer)).not.toContain('12 kg');
  });

  it.each([
    ['the cells say the same', 'What is the voltage?'],
    ['two models are named', 'What is the weight of the Tarn 06 and of the Tarn 09?'],
    ['it is about something else', 'Where do I store the pump?'],
  ])('is not asked back for where %s', (_, asked) => {
    expect(ask(index, asked)).not.toHaveProperty('variants');
  });
});

it('does not ask back for columns that are no variants', () => {
  const table = makeTable(['Item', 'Minimum', 'Maximum'], [['Voltage of the supply', '210 V', '250 V']]);
  const index = indexOf(makeManual([{ heading: 'Data', page: 1, ...table }, ...OTHERS]));
  expect(ask(index, 'What is the voltage of the supply?')).not.toHaveProperty('variants');
});

it('asks back between rows of models, where a column is asked for', () => {
  const table = makeTable(
    ['Model', 'Weight', 'Height'],
    [
      ['Tarn 20 S', '12 kg', '40 cm'],
      ['Tarn 40 S', '15 kg', '60 cm'],
    ],
  );
  const index = indexOf(makeManual([{ heading: 'Sizes', page: 1, ...table }, ...OTHERS]));
  expect(namesOf(ask(index, 'What is the weight?'))).toEqual(['Tarn 20 S', 'Tarn 40 S']);
  expect(wordsOf(ask(index, 'What is the weight?', [], null, { variants: ['Tarn 40 S'] }))).not.toContain(
    '12 kg',
  );
});

describe('sections that are alike but for a platform', () => {
  const install = (platform: string, page: number): PassageDraft => ({
    heading: `Installing on ${platform}`,
    ...makeSteps([`Open the ${platform} package.`, 'Follow the program.', 'Restart the computer.']),
    page,
  });
  const manual = makeManual([install('Windows', 3), install('macOS', 4), install('Linux', 5), ...OTHERS]);
  const index = indexOf(manual);

  it('are asked back for', () => {
    const answer = ask(index, 'How do I install the program on my computer?');
    expect(namesOf(answer)).toEqual(['Windows', 'macOS', 'Linux']);
    expect(answer.variants?.map(({ citation }) => answer.citations[citation]?.page)).toEqual([3, 4, 5]);
  });

  it('answer for the one that is known or named', () => {
    for (const answer of [
      ask(index, 'How do I install the program on my computer?', [], null, { variants: ['macOS'] }),
      ask(index, 'How do I install the program on my mac?'),
    ])
      expect(answer.steps[0]?.text).toBe('Open the macOS package.');
  });
});

it('the section of another variant than the known one never answers, however well', () => {
  const remove = (platform: string, step: string, page: number): PassageDraft => ({
    heading: `Removing from ${platform}`,
    ...makeSteps([step, 'Restart the computer.']),
    page,
  });
  const sections = [
    remove('Windows', 'Remove the program from the list.', 3),
    remove('Linux', 'Delete the folder.', 4),
  ];
  const index = indexOf(makeManual([...sections, ...OTHERS]));
  const question = 'How do I remove the program from the list?';
  expect(ask(index, question).steps[0]?.text).toContain('from the list');
  expect(ask(index, question, [], null, { variants: ['Linux'] }).steps[0]?.text).toBe('Delete the folder.');
});

it('sections that differ in what they are about are not asked back for', () => {
  const clean = (part: string, page: number): PassageDraft => ({
    heading: `Cleaning the ${part}`,
    text: `Wipe the ${part} with a cloth.`,
    page,
  });
  const index = indexOf(makeManual([clean('tray', 1), clean('housing', 2), ...OTHERS]));
  expect(ask(index, 'How do I clean it with a cloth?')).not.toHaveProperty('variants');
});
