import { splitSentences } from '../../document/sentences.ts';
import { buildIndex } from '../../index/build-index.ts';
import type { ManualIndex, ManualSource } from '../../index/manual-index.ts';
import { createMeaningIndex, type StoredVectors } from '../../meaning/meaning-index.ts';
import { WIDTH } from '../../meaning/models.ts';
import { quantise } from '../../meaning/vectors.ts';
import type { QuestionMeaning } from '../find/question-meaning.ts';
import { askedParts } from '../question/parts/asked-parts.ts';

/** Beginnings of words that mean the same. Texts are as near to each other as they share meanings. */
export type Meanings = readonly (readonly string[])[];

/** The index of a manual, and what English questions about it mean, as if an encoder had read both. */
export async function withMeaning(
  manual: ManualSource,
  meanings: Meanings,
): Promise<{ index: ManualIndex; meaningOf: (question: string) => QuestionMeaning }> {
  const index = await buildIndex([manual]);
  const stored = manual.passages.map(({ ordinal, text }): StoredVectors => {
    const sentences = splitSentences(text).map(({ start, end }) => text.slice(start, end));
    const bytes = new Int8Array((1 + sentences.length) * WIDTH);
    for (const [i, one] of [text, ...sentences].entries())
      quantise(vectorOf(one, meanings), bytes, i * WIDTH);
    return { manualId: manual.manualId, ordinal, model: 'english', vectors: { windows: 1, bytes } };
  });
  const held = createMeaningIndex(index, stored);
  if (held === null) throw new Error('The manual has no passages.');
  return {
    index,
    meaningOf: (question) => {
      const meant = (text: string): QuestionMeaning => ({
        ...{ held, language: 'en', led: null },
        alone: { english: vectorOf(text, meanings) },
      });
      return { ...meant(question), parts: askedParts(index, question).map(({ asks }) => meant(asks)) };
    },
  };
}

function vectorOf(text: string, meanings: Meanings): Float32Array {
  const vector = new Float32Array(WIDTH).fill(0.01);
  meanings.forEach((words, i) => {
    if (words.some((word) => text.toLowerCase().includes(word))) vector[i] = 1;
  });
  const norm = Math.hypot(...vector);
  return vector.map((value) => value / norm);
}
