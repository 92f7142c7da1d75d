import { expect, it } from 'vitest';
import type { Encoding, EncodingWork } from '../engine/meaning/encoding-desk.ts';
import { WIDTH } from '../engine/meaning/models.ts';
import { createEncoderLine } from './encoder-line.ts';

const vector = new Float32Array(WIDTH).fill(0.5);

/** The other end: tells what came, and answers when it is told to. */
function open() {
  const come: EncodingWork[] = [];
  let tell: (encoding: Encoding) => void = () => undefined;
  const line = createEncoderLine({
    send: (work) => come.push(work),
    listen(listener) {
      tell = listener;
    },
  });
  return { come, line, answer: (encoding: Encoding) => tell(encoding) };
}

const within = async (act: () => Promise<unknown>): Promise<{ result: unknown; ms: number }> => {
  const since = performance.now();
  return { result: await act(), ms: performance.now() - since };
};

it('gives the vectors of all questions in their order, whichever comes first', async () => {
  const { come, line, answer } = open();
  const encoded = line.encodeQuestions('english', ['one', 'two']);
  const other = vector.map((value) => -value);
  answer({ id: come[1]?.id ?? 0, kind: 'question', vector: other });
  answer({ id: come[0]?.id ?? 0, kind: 'question', vector });
  expect(await encoded).toEqual([vector, other]);
  expect(come).toMatchObject([
    { kind: 'question', model: 'english', text: 'one' },
    { kind: 'question', model: 'english', text: 'two' },
  ]);
});

it('keeps no question waiting while its model is loaded, and waits longer once it has answered', async () => {
  const { come, line, answer } = open();
  const early = await within(() => line.encodeQuestions('english', ['one']));
  expect(early.result).toBeNull();
  expect(early.ms).toBeLessThan(1000);
  // It comes after all: from now on the model is there.
  answer({ id: come[0]?.id ?? 0, kind: 'question', vector });
  const late = line.encodeQuestions('english', ['two']);
  setTimeout(() => answer({ id: come[1]?.id ?? 0, kind: 'question', vector }), early.ms + 300);
  expect(await late).toEqual([vector]);
  // Of the other one nothing is known.
  expect((await within(() => line.encodeQuestions('multilingual', ['three']))).ms).toBeLessThan(1000);
});

it('gives nothing where a model can’t be had or can’t do a text', async () => {
  const { come, line, answer } = open();
  const encoded = line.encodeQuestions('multilingual', ['one', 'two']);
  answer({ id: come[0]?.id ?? 0, kind: 'question', vector });
  answer({ id: come[1]?.id ?? 0, kind: 'unavailable', reason: 'It is not saved.' });
  expect(await encoded).toBeNull();
  const passage = line.encodePassage('english', { path: [], heading: '', text: 'Why?' });
  answer({ id: come[2]?.id ?? 0, kind: 'failed', reason: 'No.' });
  expect(await passage).toBeNull();
});
