import { describe, expect, it } from 'vitest';
import { createAnswererHere } from '../../../engine/answering/answerer.ts';
import type { Look, TaskInput, TaskName, TaskResult } from '../../../engine/answering/tasks.ts';
import { DESCALING, FILLER } from '../../../engine/ask/testing/kettle.ts';
import { makeManual } from '../../../engine/ask/testing/make-manual.ts';
import { createCorrectionMatchers } from './correction-matchers.ts';

const QUESTIONS = Array.from({ length: 20 }, (_, i) => ({ id: `q${i}`, content: 'How can I descale it?' }));

/** A product with one correction, whose index tells how often it was looked into. */
function makeScene() {
  const state = { revision: 'one' as string | null, question: 'How do I descale it?', looks: 0, lists: 0 };
  const opened = createAnswererHere().open('', [makeManual([...DESCALING, ...FILLER])]);
  const look: Look = async <Name extends TaskName>(name: Name, ...input: TaskInput<Name>) => {
    state.looks++;
    return (await (await opened).look(name, ...input)) as TaskResult<Name>;
  };
  const product = { look, manuals: new Map(), passages: 1, buildHere: async () => null };
  const repository = {
    findRevision: async () => state.revision,
    listQuestions: async () => {
      state.lists++;
      return [{ id: `of ${state.revision}`, question: state.question }];
    },
  };
  const matchers = createCorrectionMatchers(repository, { get: async () => product });
  return { state, matchAll: () => matchers.matchAll('company', 'product', QUESTIONS) };
}

/** How many turns other work gets until a promise is kept. */
async function countTurns(work: Promise<unknown>): Promise<number> {
  let turns = 0;
  let timer = setImmediate(function again() {
    turns++;
    timer = setImmediate(again);
  });
  await work;
  clearImmediate(timer);
  return turns;
}

describe('matching many questions of customers', () => {
  it('lets other work have its turn between any two of them', async () => {
    const { matchAll } = makeScene();
    expect(await countTurns(matchAll())).toBeGreaterThanOrEqual(QUESTIONS.length);
  });

  it('does not match a question again until a correction changes', async () => {
    const { state, matchAll } = makeScene();
    const first = await matchAll();
    expect(first).toEqual(new Map(QUESTIONS.map(({ id }) => [id, 'of one'])));
    state.looks = 0;
    expect(await matchAll()).toEqual(first);
    expect(state.looks).toBe(0);
    Object.assign(state, { revision: 'two', question: 'How do I clean the lid?' });
    expect(await matchAll()).toEqual(new Map());
    expect(state.looks).toBeGreaterThan(0);
    state.revision = null;
    expect(await matchAll()).toBeNull();
  });

  it('prepares the corrections once for those who ask at the same time', async () => {
    const { state, matchAll } = makeScene();
    await Promise.all([matchAll(), matchAll()]);
    expect(state.lists).toBe(1);
  });
});
