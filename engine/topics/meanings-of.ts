import { boundQuestion } from '../ask/question/amounts/bound-question.ts';
import { detectLanguage } from '../document/language.ts';
import type { Encoder } from '../meaning/encoder.ts';
import { modelFor } from '../meaning/models.ts';
import type { Meanings } from './compare-questions.ts';

/**
 * The vectors of the questions of a log, all by the model for the language of most of them, because the rarity of tokens is computed over all
 * of them. Null if the encoder fails.
 */
export async function meaningsOf(
  encoder: Pick<Encoder, 'encodeLog'>,
  questions: readonly string[],
): Promise<Meanings | null> {
  const model = modelFor(detectLanguage(questions));
  const vectors = await encoder.encodeLog(model, questions.map(boundQuestion));
  return vectors && { model, vectors };
}
