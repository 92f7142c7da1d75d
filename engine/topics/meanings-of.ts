import { boundQuestion } from '../ask/question/bound-question.ts';
import { detectLanguage } from '../document/language.ts';
import type { Encoder } from '../meaning/encoder.ts';
import { modelFor } from '../meaning/models.ts';
import type { Meanings } from './compare-questions.ts';

/**
 * What the questions of a log mean: all by the model of the language that most are in, because rareness is told from all of
 * them. Null where the encoder gives nothing.
 */
export async function meaningsOf(
  encoder: Pick<Encoder, 'encodeLog'>,
  questions: readonly string[],
): Promise<Meanings | null> {
  const model = modelFor(detectLanguage(questions));
  const vectors = await encoder.encodeLog(model, questions.map(boundQuestion));
  return vectors && { model, vectors };
}
