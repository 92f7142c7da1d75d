import { pino } from 'pino';
import { expect, it } from 'vitest';
import { logUnderstanding } from './log-understanding.ts';

it('has a line for each change of the encoder, with the reason of a failure', () => {
  const lines: string[] = [];
  const log = logUnderstanding(pino({ base: null, timestamp: false }, { write: (line) => lines.push(line) }));
  log({ state: 'failing', models: ['english'], since: new Date(), reason: 'There are no weights.' });
  log({ state: 'ready' });
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    {
      level: 40,
      models: ['english'],
      reason: 'There are no weights.',
      msg: 'the encoder fails: questions are answered by words alone',
    },
    { level: 30, msg: 'the encoder is well again' },
  ]);
});
