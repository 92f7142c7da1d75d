import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESCALING, FILLER, KETTLE_QUESTIONS, TABLE } from '../ask/testing/kettle.ts';
import { makeManual } from '../ask/testing/make-manual.ts';
import type { StoredVectors } from '../meaning/meaning-index.ts';
import { WIDTH } from '../meaning/models.ts';
import { collectManual } from '../read/collect-manual.ts';
import { readManual } from '../read/read-manual.ts';
import { createAnswerer, createAnswererHere, type OpenManuals } from './answerer.ts';
import { NotHeld } from './desk.ts';
import { createThreadLine } from './thread-line.ts';

const manual = makeManual([...DESCALING, TABLE, ...FILLER]);

/** As an encoder would give them, but of no meaning: the same for the same passage. */
const stored = manual.passages.map(({ ordinal }): StoredVectors => {
  const bytes = Int8Array.from({ length: 2 * WIDTH }, (_, i) => ((ordinal + 3) * (i + 7) * 31) % 127);
  return { manualId: manual.manualId, ordinal, model: 'english', vectors: { windows: 1, bytes } };
});
/** Measures no background, which would be there at some moment between two questions. */
const encoder = { encodePassage: async () => null };
const vector = Float32Array.from({ length: WIDTH }, (_, i) => Math.sin(i) / Math.sqrt(WIDTH / 2));

/** Every third of the questions that the benches ask of the sample, of all kinds. */
const sampleQuestions = (): string[] =>
  readFileSync(join(import.meta.dirname, '../../bench/sets/sample/questions.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .filter((_, at) => at % 3 === 0)
    .map((line) => (JSON.parse(line) as { question: string }).question);

/** Everything that is told of a question. */
async function tell({ look }: OpenManuals, question: string) {
  const { toEncode, ...prepared } = await look('prepare', question, [{ question: 'What is limescale?' }]);
  const encoded = toEncode && {
    language: toEncode.language,
    texts: toEncode.texts.map(() => ({ alone: { english: vector }, led: null })),
  };
  const asked = { question, history: [], encoded, variants: [] };
  return {
    ...{ toEncode, prepared },
    courtesy: await look('courtesy', question),
    answer: await look('answer', asked),
    inquiry: await look('inquire', asked),
    found: await look('search', question, encoded, 5),
    remedies: await look('remedies', asked, [], 2),
  };
}

describe('answers from a thread', () => {
  const threads = createAnswerer([createThreadLine()]);
  const both: OpenManuals[] = [];
  beforeAll(async () => {
    for (const answerer of [createAnswererHere(), threads])
      both.push(await answerer.open('acme/kettle', [manual]));
  });
  afterAll(() => threads.close());

  it.each(['by words alone', 'by words and vectors'])('are those of this thread, %s', async (by) => {
    if (by !== 'by words alone') for (const opened of both) await opened.learn(stored, encoder);
    for (const question of KETTLE_QUESTIONS) {
      const [here, there] = await Promise.all(both.map((opened) => tell(opened, question)));
      expect(there).toStrictEqual(here);
      expect(here?.toEncode === null).toBe(by === 'by words alone');
    }
    for (const name of ['firstQuestions', 'likelyQuestions', 'variants'] as const) {
      const [here, there] = await Promise.all(both.map(({ look }) => look(name)));
      expect(there).toStrictEqual(here);
    }
  });

  it('are those of this thread for a whole manual with tables, figures and variants', async () => {
    const read = await collectManual(readManual(join(import.meta.dirname, '../../sample/manual.pdf')));
    if (!read.ok) throw new Error(read.message);
    const sample = { ...read.manual, manualId: 'sample', title: 'Sample' };
    const [here, there] = [
      await createAnswererHere().open('acme/sample', [sample]),
      await threads.open('acme/sample', [sample]),
    ];
    const answered: boolean[] = [];
    for (const question of sampleQuestions()) {
      const [expected, told] = [await tell(here, question), await tell(there, question)];
      expect(told).toStrictEqual(expected);
      answered.push(expected.answer.answered);
    }
    // Neither all answers nor all refusals.
    expect(new Set(answered)).toEqual(new Set([true, false]));
  });

  it('go on being those of the vectors that were learnt last', async () => {
    const opened = await threads.open('acme/other', [manual]);
    await Promise.all([opened.learn(stored, encoder), opened.learn([], encoder)]);
    expect(await opened.look('models', 'en')).toEqual([]);
    await opened.learn(stored, encoder);
    expect(await opened.look('models', 'en')).toEqual(['english']);
    expect(stored.every(({ vectors }) => vectors.bytes.length > 0)).toBe(true);
  });

  it('are no more once the manuals are closed', async () => {
    const opened = await threads.open('acme/closed', [manual]);
    expect(await opened.look('passagesOn', 'missing', 1)).toEqual([]);
    opened.close();
    await expect(opened.look('firstQuestions')).rejects.toThrow(NotHeld);
  });
});
