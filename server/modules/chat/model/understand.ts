/** What questions mean, for products whose manuals have vectors. */
import type { Turn } from '../../../../engine/ask/base/answer.ts';
import {
  encodeAsked,
  modelsToAsk,
  type QuestionMeaning,
} from '../../../../engine/ask/find/question-meaning.ts';
import type { Encoder } from '../../../../engine/meaning/encoder.ts';
import type { MeaningIndex } from '../../../../engine/meaning/meaning-index.ts';
import type { MeaningService } from '../../meaning/meaning.service.ts';
import type { ProductIndex } from '../product-index.ts';

type Deps = { encoder: Encoder; meaning: Pick<MeaningService, 'wantVectors'> };
/** A product that is asked. */
type Asked = Pick<ProductIndex, 'index' | 'meaning'> & { companyId: string; productId: string };

/** Null where words alone are to be gone by; see `encodeAsked`. */
export type Understand = (
  product: Asked,
  question: string,
  history: readonly Turn[],
) => Promise<QuestionMeaning | null>;

/**
 * Encodes questions. The first one in a language that is none of the manuals' has their passages encoded by the model of many
 * languages, too, in the background; meanwhile the vectors serve that there are.
 */
export const createUnderstand =
  ({ encoder, meaning }: Deps): Understand =>
  async ({ companyId, productId, index, meaning: held }, question, history) => {
    const understood = await encodeAsked({ encoder, held }, index, question, history);
    if (understood !== null && !index.languages.includes(understood.language))
      await meaning.wantVectors(companyId, productId, 'multilingual');
    return understood;
  };

/**
 * Loads what the first question on a product will need, while the customer is still typing: an encoder that has rested takes longer
 * than a question may wait. Returns at once; whether it succeeds is nobody's concern here.
 * @param language of the manuals: ISO 639-1
 */
export function prepareEncoder(encoder: Encoder, meaning: MeaningIndex | null, language: string): void {
  if (meaning === null) return;
  for (const model of modelsToAsk(meaning, language)) void encoder.encodeQuestions(model, ['?']);
}
