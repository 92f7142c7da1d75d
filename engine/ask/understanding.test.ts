/** Questions by their meaning, with the weights that ship. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ManualIndex } from '../index/manual-index.ts';
import { loadCachedVectors } from '../meaning/cached-vectors.ts';
import { createEncoder, type Encoder, noEncoder } from '../meaning/encoder.ts';
import type { MeaningIndex } from '../meaning/meaning-index.ts';
import { defaultModelDir } from '../meaning/model-files.ts';
import { answerQuestion, ask } from './ask.ts';
import type { Turn } from './base/answer.ts';
import { encodeAsked, modelsToAsk } from './find/question-meaning.ts';
import { search } from './find/search.ts';
import { DESCALING, FILLER, TABLE } from './testing/kettle.ts';
import { indexOf, makeManual } from './testing/make-manual.ts';

const index: ManualIndex = indexOf(makeManual([...DESCALING, TABLE, ...FILLER]));
let encoder: Encoder;
let held: MeaningIndex | null;

beforeAll(async () => {
  // The machine may be busy.
  const patient = { questionMs: 120_000, silenceMs: 120_000 };
  encoder = createEncoder({ modelDir: defaultModelDir(), ...patient });
  held = await loadCachedVectors(index, encoder, ['multilingual']);
}, 240_000);
afterAll(() => encoder.close());

const answer = (question: string, history: Turn[] = []) =>
  answerQuestion({ encoder, held }, index, question, history);

describe('a question in other words than the manual’s', () => {
  it('finds its place, which words alone do not', async () => {
    const question = 'the element got too warm';
    const { citations } = await answer(question);
    expect(citations.slice(0, 3).map(({ heading }) => heading)).toContain('Error messages');
    expect(ask(index, question).band).toBe('none');
  });

  it('is refused if the manual has nothing of it', async () => {
    expect((await answer('which key is the song in?')).band).toBe('none');
  });

  it('goes by words alone where the encoder gives nothing', async () => {
    const question = 'How long does the warranty last?';
    const byWords = await answerQuestion({ encoder: noEncoder, held }, index, question);
    expect(byWords).toEqual(ask(index, question));
  });
});

describe('a question in another language than the manual’s', () => {
  it.each([
    ['Wie entkalke ich den Wasserkocher?', 'Descaling the kettle'],
    ['Combien de temps dure la garantie ?', 'Warranty'],
    ['¿Cuánto dura la garantía del aparato?', 'Warranty'],
  ])('%s', async (question, heading) => {
    const { citations, band } = await answer(question);
    expect(band).not.toBe('none');
    expect(citations.slice(0, 3).map((citation) => citation.heading)).toContain(heading);
  });
});

describe('in a conversation', () => {
  const descaling = { question: 'How do I descale the kettle?', section: 'Descaling the kettle', page: 12 };

  it('a question that stands for itself is not answered by what was asked before', async () => {
    const turn = { question: 'What does E-04 mean?', section: 'Error messages', page: 20 };
    expect((await answer('How do I descale it?', [turn])).citations[0]?.heading).toBe('Descaling the kettle');
    expect((await answer('How long is the warranty?', [descaling])).citations[0]?.heading).toBe('Warranty');
  });

  it('one that leans on the last is read behind it', async () => {
    const { citations } = await answer('and how often?', [descaling]);
    expect(citations[0]?.heading).toBe('Descaling the kettle');
  });

  it('a third leans on the first through the second', () => {
    const turns = [descaling, { question: 'and how often?' }];
    const { query } = search(index, 'and with what?', { history: turns });
    expect(query.terms.filter(({ carried }) => carried).map(({ surface }) => surface)).toContain('descale');
  });
});

describe('codes decide', () => {
  it('whatever is near: the row of the code first, an unknown one refused', async () => {
    expect((await answer('What does E-04 mean?')).table?.rows).toEqual([
      ['E-04', 'The heater is overheated'],
    ]);
    expect(await answer('What does E-09 mean?')).toMatchObject({ band: 'none', confidence: 0 });
  });
});

describe('the models that a question is encoded with', () => {
  it('are the English one for English on English, and the one of many languages for all else', () => {
    if (held === null) throw new Error('There are no vectors.');
    expect(modelsToAsk(held, 'en')).toEqual(['english']);
    expect(modelsToAsk(held, 'de')).toEqual(['multilingual']);
    const { multilingual } = held;
    expect(modelsToAsk({ ...(multilingual && { multilingual }) }, 'en')).toEqual(['multilingual']);
  });

  it('are none where nothing has been encoded', async () => {
    expect(await encodeAsked({ encoder, held: null }, index, 'How heavy is it?', [])).toBeNull();
  });
});
