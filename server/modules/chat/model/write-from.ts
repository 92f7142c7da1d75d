import type { Inquiry } from '../../../../engine/write/writing-task.ts';
import type { ProductIndex } from '../indexes/product-index.ts';
import type { AnswerWriter, WrittenAnswer } from './answer-writer.ts';

/** Has a model write what was found; see `AnswerWriter`. */
export type Write = (...found: Parameters<AnswerWriter['write']>) => Promise<WrittenAnswer>;

/** Has a model write, if one is given and all that was found is. What to do in an emergency it does not write. */
export async function writeFrom(
  { buildHere }: Pick<ProductIndex, 'buildHere'>,
  inquiry: Inquiry | Pick<Inquiry, 'answer'>,
  write: Write | null,
): Promise<WrittenAnswer> {
  const asItIs = { answer: inquiry.answer, tokens: 0, model: null };
  if (!write || !('found' in inquiry) || inquiry.answer.emergency !== undefined) return asItIs;
  const index = await buildHere();
  return index === null ? asItIs : write(index, inquiry);
}
