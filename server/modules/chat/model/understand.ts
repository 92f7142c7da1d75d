/** What questions mean, for products whose manuals have vectors. */
import type { Prepared } from '../../../../engine/answering/tasks.ts';
import type { Turn } from '../../../../engine/ask/base/answer.ts';
import { type EncodedQuestion, encodeTexts } from '../../../../engine/ask/find/question-meaning.ts';
import type { Encoder } from '../../../../engine/meaning/encoder.ts';
import type { MeaningService } from '../../meaning/meaning.service.ts';
import type { ProductIndex } from '../indexes/product-index.ts';

type Deps = { encoder: Encoder; meaning: Pick<MeaningService, 'wantVectors'> };
/** A product that is asked. */
type Asked = Pick<ProductIndex, 'look'> & { companyId: string; productId: string };

/** What is known of a question before it is looked up. */
export type Understood = Pick<Prepared, 'otherLanguage'> & {
  /** Null where words alone are to be gone by. */
  encoded: EncodedQuestion | null;
};
/** Reads a question and encodes it. */
export type Understand = (product: Asked, question: string, history: readonly Turn[]) => Promise<Understood>;

/**
 * Encodes questions. The first one in a language that is none of the manuals' has their passages encoded by the model of many
 * languages, too, in the background; meanwhile the vectors serve that there are.
 */
export const createUnderstand =
  ({ encoder, meaning }: Deps): Understand =>
  async ({ companyId, productId, look }, question, history) => {
    const { toEncode, isForeign, otherLanguage } = await look('prepare', question, history);
    const encoded = toEncode && (await encodeTexts(encoder, toEncode));
    if (encoded !== null && isForeign) await meaning.wantVectors(companyId, productId, 'multilingual');
    return { encoded, otherLanguage };
  };

/**
 * Loads what the first question on a product will need, while the customer is still typing: an encoder that has rested takes longer
 * than a question may wait. Whether it succeeds is nobody's concern here.
 * @param language of the manuals: ISO 639-1
 */
export async function prepareEncoder(
  encoder: Encoder,
  look: ProductIndex['look'],
  language: string,
): Promise<void> {
  const models = await look('models', language).catch(() => []);
  for (const model of models) void encoder.encodeQuestions(model, ['?']);
}
