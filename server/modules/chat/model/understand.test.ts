import { expect, it, vi } from 'vitest';
import { createAnswererHere } from '../../../../engine/answering/answerer.ts';
import { WIDTH } from '../../../../engine/meaning/models.ts';
import { plainPassage } from '../../../../engine/structure/plain-passage.ts';
import { createUnderstand, prepareEncoder } from './understand.ts';

const manual = {
  ...{ manualId: 'pump', title: 'Pump', language: 'en', sections: [], figures: [] },
  passages: [plainPassage({ ordinal: 0, section: 0, heading: 'Pump', path: [], text: 'It pumps.', page: 1 })],
};

async function createProduct(hasVectors = true) {
  const opened = await createAnswererHere().open('', [manual]);
  const vectors = { windows: 1, bytes: new Int8Array(2 * WIDTH).fill(1) };
  if (hasVectors) await opened.learn([{ manualId: 'pump', ordinal: 0, model: 'english', vectors }], encoder);
  return { companyId: 'acme', productId: 'pump', look: opened.look };
}

const encoder = {
  encodeQuestions: vi.fn(async (_: string, texts: readonly string[]) =>
    texts.map(() => new Float32Array(WIDTH)),
  ),
  encodePassage: async () => null,
  encodeLog: async () => null,
  status: () => ({ state: 'ready' as const }),
  close: async () => {},
};

it('has passages encoded by the model of many languages for the first question in another one', async () => {
  const wantVectors = vi.fn(async () => undefined);
  const understand = createUnderstand({ encoder, meaning: { wantVectors } });
  const product = await createProduct();
  await understand(product, 'How do I clean the pump?', []);
  expect(encoder.encodeQuestions).toHaveBeenLastCalledWith('english', ['How do I clean the pump?']);
  expect(wantVectors).not.toHaveBeenCalled();
  const understood = await understand(product, 'Wie reinige ich die Pumpe richtig?', []);
  expect(understood.encoded?.language).toBe('de');
  expect(understood.otherLanguage).toEqual({ manual: 'en', question: 'de' });
  expect(wantVectors).toHaveBeenCalledExactlyOnceWith('acme', 'pump', 'multilingual');
});

it('loads for a chat that opens the model that its manuals need, and none where they have no vectors', async () => {
  encoder.encodeQuestions.mockClear();
  await prepareEncoder(encoder, (await createProduct(false)).look, 'en');
  expect(encoder.encodeQuestions).not.toHaveBeenCalled();
  await prepareEncoder(encoder, (await createProduct()).look, 'en');
  expect(encoder.encodeQuestions).toHaveBeenCalledExactlyOnceWith('english', ['?']);
});
