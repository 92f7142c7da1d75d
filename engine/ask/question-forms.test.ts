import { expect, it } from 'vitest';
import { ask } from './ask.ts';
import { holdsType } from './base/query.ts';
import { answerTypeOf } from './question/forms/answer-type.ts';
import { indexOf, makeManual, makeTable, type PassageDraft } from './testing/make-manual.ts';
import { withMeaning } from './testing/with-meaning.ts';

const LEVELS: PassageDraft = {
  heading: 'Levels',
  page: 8,
  ...makeTable(
    ['Level', 'Recommended for'],
    [
      ['Mirror', 'Small offices'],
      ['Stripe', 'Temporary data'],
    ],
  ),
};
const OTHERS: readonly PassageDraft[] = [
  { heading: 'Transport', text: 'Two people carry the appliance by its base.', page: 4 },
  { heading: 'Modes', text: 'Changes from Mirror to Stripe take a day.', page: 9 },
];

it('says of two things that are compared what the manual says of each, with its page', () => {
  const answer = ask(
    indexOf(makeManual([LEVELS, ...OTHERS])),
    'What is the difference between Mirror and Stripe?',
  );
  expect(answer.parts?.map(({ asked }) => asked)).toEqual(['Mirror', 'Stripe']);
  const said = answer.parts?.map(({ content, table }) => [content, ...(table?.rows.flat() ?? [])].join(' '));
  expect(said?.[0]).toContain('Small offices');
  expect(said?.[1]).toContain('Temporary data');
  expect(answer.parts?.map(({ places }) => answer.citations[places[0] ?? -1]?.page)).toEqual([8, 8]);
});

it('prefers what the manual forbids, where that is asked for', async () => {
  const care: PassageDraft = {
    heading: 'Care of the housing',
    text: 'Use a damp cloth to clean the housing. Never use vinegar on it.',
    page: 5,
  };
  const { index, meaningOf } = await withMeaning(makeManual([care, ...OTHERS]), [
    ['clean', 'vinegar', 'housing'],
  ]);
  const leadOf = (question: string) => ask(index, question, [], meaningOf(question)).lead?.[0]?.text;
  expect(leadOf('What must I not use to clean the housing?')).toBe('Never use vinegar on it.');
  expect(leadOf('What do I use to clean the housing?')).toBe('Use a damp cloth to clean the housing.');
});

it('takes numbers that are written out for numbers', () => {
  const holds = (question: string, sentence: string) =>
    holdsType({ answerType: answerTypeOf(question, ['de']) }, sentence);
  expect(holds('How many boilers does it have?', 'The machine has two boilers.')).toBe(true);
  expect(holds('How many boilers does it have?', 'The steam boiler is hot.')).toBe(false);
  expect(holds('How many batteries fit?', 'It takes three large batteries.')).toBe(true);
  expect(holds('Wie viele Filter hat es?', 'Es hat drei Filter.')).toBe(true);
});
