/** With the weights that ship. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEncoder, type Encoder } from '../../../meaning/encoder.ts';
import { defaultModelDir } from '../../../meaning/model-files.ts';
import { MODEL_NAMES, MODELS, type ModelName } from '../../../meaning/models.ts';
import { FITTED_ON } from './message-model.ts';
import { kindsByMeaning } from './said-by-meaning.ts';

it('is fitted on the models that ship', () => {
  for (const name of MODEL_NAMES) expect(FITTED_ON[name]).toBe(MODELS[name].id);
});

describe('what a message means', () => {
  let encoder: Encoder;
  beforeAll(() => {
    encoder = createEncoder({ modelDir: defaultModelDir(), questionMs: 120_000, silenceMs: 120_000 });
  });
  afterAll(() => encoder.close());

  async function kindsOf(message: string, model: ModelName) {
    const [vector] = (await encoder.encodeQuestions(model, [message])) ?? [];
    if (vector === undefined) throw new Error('There is no vector.');
    const language = model === 'english' ? 'en' : 'de';
    return kindsByMeaning({ language, alone: { [model]: vector } });
  }

  it.each([
    ['english', 'my sister was electrocuted by it', 'shock'],
    ['multilingual', 'из прибора идёт дым', 'fire'],
  ] as const)('tells an emergency by the %s vectors: %s', async (model, message, kind) => {
    expect(await kindsOf(message, model)).toContain(kind);
  });

  it('tells one whose kind the vectors do not tell', async () => {
    expect(await kindsOf('dolazi dim iz uređaja', 'multilingual')).not.toEqual([]);
  });

  it.each([
    ['english', 'How do I test the smoke detector?'],
    ['english', 'How do I descale it?'],
    ['multilingual', 'Wie teste ich den Rauchmelder?'],
  ] as const)('tells none by the %s vectors: %s', async (model, message) => {
    expect(await kindsOf(message, model)).toEqual([]);
  });
});
