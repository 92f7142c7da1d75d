import { expect, it } from 'vitest';
import type { Task } from '../api/upkeep.ts';
import { sampleAnswer, sampleCitation } from '../testing/samples.ts';
import { tasksOfAnswer } from './tasks-of-answer.ts';

const taskOf = (fields: Partial<Task> = {}): Task => ({
  key: 'k',
  task: 'Clean the strainer once a year.',
  printed: 'once a year',
  every: { count: 1, unit: 'year' },
  uses: null,
  place: sampleCitation(),
  ...fields,
});
const keysOf = (message: Parameters<typeof tasksOfAnswer>[0], ...tasks: Task[]) =>
  tasksOfAnswer(message, tasks).map(({ key }) => key);

it('finds the task that an answer says', () => {
  expect(keysOf(sampleAnswer(), taskOf())).toEqual(['k']);
});

it('finds one that stands in its lead, its steps, its table or a part of it', () => {
  const task = taskOf({ task: 'Clean the strainer', printed: 'Every 12 months' });
  const cells = ['Every 12 months', 'Clean the strainer', 'User'];
  const [value = '', ...others] = cells;
  const named = (one: string) => ({ name: '', value: one });
  for (const fields of [
    { lead: [{ text: 'x', citation: 0, row: { ...named(value), others: others.map(named) } }] },
    { table: { header: ['When', 'Work', 'Who'], rows: [cells], citation: 0 } },
    { steps: [{ marker: '1.', text: 'Every 12\nmonths: clean the strainer', page: 38, citation: 0 }] },
  ])
    expect(keysOf(sampleAnswer({ content: 'See below.', ...fields }), task)).toEqual(['k']);
});

it('finds none of another page, another manual, other words, or without an interval', () => {
  const answer = sampleAnswer();
  expect(keysOf(answer, taskOf({ place: sampleCitation({ page: 39 }) }))).toEqual([]);
  expect(keysOf(answer, taskOf({ place: sampleCitation({ manualId: 'other' }) }))).toEqual([]);
  expect(keysOf(answer, taskOf({ task: 'Clean the lid once a year.' }))).toEqual([]);
  expect(keysOf(answer, taskOf({ task: 'Clean the strainer', printed: 'monthly' }))).toEqual([]);
  expect(keysOf(answer, taskOf({ every: null, uses: 'after each use' }))).toEqual([]);
  expect(keysOf(sampleAnswer({ citations: [] }), taskOf())).toEqual([]);
});
