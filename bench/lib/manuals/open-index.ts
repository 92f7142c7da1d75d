/** Manuals and questions as the product meets them, without a server: the same index, vectors and door. */
import { fileURLToPath } from 'node:url';
import { ask } from '../../../engine/ask/ask.ts';
import type { Answer, Turn } from '../../../engine/ask/base/answer.ts';
import { encodeAsked, type QuestionMeaning } from '../../../engine/ask/find/question-meaning.ts';
import { type SearchResult, search } from '../../../engine/ask/find/search.ts';
import { buildIndex } from '../../../engine/index/build-index.ts';
import type { ManualIndex, ManualSource } from '../../../engine/index/manual-index.ts';
import { loadCachedVectors } from '../../../engine/meaning/cached-vectors.ts';
import { createEncoder, type Encoder, noEncoder } from '../../../engine/meaning/encoder.ts';
import type { MeaningIndex } from '../../../engine/meaning/meaning-index.ts';
import type { ModelName } from '../../../engine/meaning/models.ts';

/** `MEANING=off` measures words alone. */
const isByWordsAlone = process.env.MEANING === 'off';

/** One for all benches of a process. What is measured waits for it: a slow machine must not change a figure. */
export const encoder: Encoder = isByWordsAlone
  ? noEncoder
  : createEncoder({
      modelDir: fileURLToPath(new URL('../../../models', import.meta.url)),
      questionMs: 600_000,
      maxWaiting: Number.POSITIVE_INFINITY,
      onChange: (status) => console.error(`Encoder: ${JSON.stringify(status)}`),
    });

/** Vectors of the indexes that were opened here. */
const vectors = new WeakMap<ManualIndex, MeaningIndex>();

/** The index of manuals with their vectors. @param also models that passages of other languages are encoded with, too */
export async function openIndex(
  manuals: readonly ManualSource[],
  also: readonly ModelName[] = [],
): Promise<ManualIndex> {
  const index = await buildIndex(manuals);
  const held = await loadCachedVectors(index, encoder, also);
  if (held !== null) vectors.set(index, held);
  return index;
}

/** What a question means, for an index that was opened here. */
export const meaningOf = (
  index: ManualIndex,
  question: string,
  history: readonly Turn[] = [],
): Promise<QuestionMeaning | null> =>
  encodeAsked({ encoder, held: vectors.get(index) ?? null }, index, question, history);

/** Asks as a customer does. */
export const askIndex = async (
  index: ManualIndex,
  question: string,
  history: readonly Turn[] = [],
): Promise<Answer> => ask(index, question, history, await meaningOf(index, question, history));

/** What is found for a question. */
export const searchIndex = async (
  index: ManualIndex,
  question: string,
  history: readonly Turn[] = [],
): Promise<SearchResult> =>
  search(index, question, { history, meaning: await meaningOf(index, question, history) });
