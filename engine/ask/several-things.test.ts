import { expect, it } from 'vitest';
import { ask, CLOSEST_LEAD_IN, REFUSAL } from './ask.ts';
import { makeManual, makeSteps, type PassageDraft } from './testing/make-manual.ts';
import { withMeaning } from './testing/with-meaning.ts';

const MEANINGS = [
  ['kg', 'mass', 'heavy', 'weigh'],
  ['fuse', 'ampere'],
  ['clean', 'wipe'],
  ['descal', 'limescale'],
  ['bluetooth', 'codec'],
];
const PUMP: readonly PassageDraft[] = [
  {
    heading: 'Transport',
    text: 'The pump has a mass of 26.5 kg. Keep the pump upright on the way.',
    page: 4,
  },
  { heading: 'Mains', text: 'Protect the socket of the pump by a fuse of 16 A. Use no adapter.', page: 8 },
  { heading: 'Care', text: 'Wipe the pump with a damp cloth once a week. Never wipe the plug.', page: 9 },
  {
    heading: 'Descaling the boiler',
    page: 12,
    ...makeSteps(['Empty the boiler.', 'Fill in the descaler against limescale.', 'Rinse the boiler twice.']),
  },
  {
    heading: 'Faults',
    kind: 'table',
    text: 'E5\tPump is blocked\tClear the inlet',
    table: {
      header: ['Code', 'Meaning', 'Remedy'],
      rows: [{ start: 0, end: 34, cells: ['E5', 'Pump is blocked', 'Clear the inlet'] }],
    },
    page: 20,
  },
];

async function askPump(question: string) {
  const { index, meaningOf } = await withMeaning(makeManual(PUMP), MEANINGS);
  return ask(index, question, [], meaningOf(question));
}

it('answers each of two things with its own place, in one reply', async () => {
  const answer = await askPump('How heavy is the pump and which fuse does it need?');
  expect(answer.parts?.map(({ asked }) => asked)).toEqual([
    'How heavy is the pump',
    'which fuse does it need',
  ]);
  const [heavy, fuse] = answer.parts ?? [];
  expect(heavy?.content).toContain('26.5 kg');
  expect(fuse?.content).toContain('16 A');
  expect(answer.citations[heavy?.places[0] ?? -1]).toMatchObject({ page: 4 });
  expect(answer.citations[fuse?.places[0] ?? -1]).toMatchObject({ page: 8 });
  expect(answer.citations[heavy?.lead?.[0]?.citation ?? -1]).toMatchObject({ page: 4 });
  expect(answer.content).toContain('which fuse does it need\n');
});

it('names what the manual does not say', async () => {
  const answer = await askPump('How heavy is the pump and which bluetooth codecs are supported?');
  expect(answer.parts?.[0]?.content).toContain('26.5 kg');
  expect(answer.parts?.[1]).toMatchObject({ band: 'none', content: REFUSAL });
  expect(answer).toMatchObject({ band: 'closest', answered: false });
  expect(answer.content).toContain(REFUSAL);
  expect(answer.content).not.toMatch(new RegExp(`^${CLOSEST_LEAD_IN}`));
});

it('names both where one place is near to both and answers one', async () => {
  const answer = await askPump('How heavy is the pump and which zorblatt does the pump weigh?');
  expect(answer.parts?.map(({ band }) => band)).toEqual(['answer', 'none']);
});

it('numbers the steps of each part by themselves, and all of them in the whole', async () => {
  const answer = await askPump('How heavy is the pump and how do I descale the boiler?');
  const [, descale] = answer.parts ?? [];
  expect(descale?.steps).toHaveLength(3);
  expect(answer.steps.map(({ text }) => text)).toEqual(descale?.steps.map(({ text }) => text));
  expect(answer.citations[descale?.steps[0]?.citation ?? -1]).toMatchObject({ page: 12 });
});

it.each(['What does E5 mean and how do I clear it?', 'How do I wipe the pump and how do I clean it?'])(
  'answers as one what one place answers: %s',
  async (question) => {
    expect(await askPump(question)).not.toHaveProperty('parts');
  },
);
