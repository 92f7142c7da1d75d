/** Looks questions up in a product's manuals and among the company's own answers, and has a model write. Stores nothing. */
import type { Turn } from '../../../engine/ask/base/answer.ts';
import type { ChapterName } from '../../../engine/ask/chapters/find-chapter.ts';
import { turnsAt } from '../../../engine/ask/chapters/standing-at.ts';
import { correctAnswer } from '../../../replies/corrected-answer.ts';
import { replyToCourtesy } from '../../../replies/courtesy.ts';
import { noteLanguage } from '../../../replies/language-note.ts';
import type { StoredAnswer } from '../../../replies/stored-answer.ts';
import { toStoredAnswer, withModel } from '../../../replies/to-stored-answer.ts';
import { videosFor } from '../../../replies/videos.ts';
import type { Db } from '../../db/connect.ts';
import type { CorrectionService } from '../corrections/corrections.service.ts';
import type { AskQueue } from './ask-queue.ts';
import type { Asker } from './ask-turns.ts';
import { createChatRepository } from './chat.repository.ts';
import type { LinkIds } from './find-link.ts';
import type { ProductIndex, ProductIndexes } from './indexes/product-index.ts';
import type { Understand } from './model/understand.ts';
import { type Write, writeFrom } from './model/write-from.ts';

/** A product with its manuals as they are now. */
export type AskedProduct = Asker &
  Pick<LinkIds, 'productId'> &
  ProductIndex & {
    variants?: readonly string[];
    /** The chapter about the place that the customer opened a code of. */
    chapter?: ChapterName | null;
    /** Looked up by words alone, as a device does that has no encoder. */
    isByWords?: boolean;
  };
/** An answer ready to be stored, and the model's tokens that it took. */
export type Found = { stored: StoredAnswer; tokens: number };
/** An answer, or a courtesy, that is not kept. */
type Unkept = { answer: StoredAnswer | string; suggestions: string[] };

/** Finds the answer to a question after the questions before it. @param write has a model write; null where none does */
export type FindAnswer = (
  product: AskedProduct,
  question: string,
  history: Turn[],
  write: Write | null,
) => Promise<Found>;

type FindDeps = {
  db: Db;
  understand: Understand;
  turns: AskQueue;
  /** Whether questions in other languages than the manual's are understood. */
  findsAcrossLanguages: boolean;
};
export type LookUpDeps = FindDeps & {
  indexes: ProductIndexes;
  corrections: Pick<CorrectionService, 'answer'>;
};

/** Makes what looks a question up in the manuals, and has a model write where one is given. */
function createFind({ db, understand, turns, findsAcrossLanguages }: FindDeps): FindAnswer {
  const repository = createChatRepository(db);
  return async (product, question, before, write) => {
    const { companyId, productId, manuals, variants, chapter, look, isByWords = false } = product;
    const history = turnsAt(before, chapter);
    const { inquiry, otherLanguage } = await turns.take(product, async () => {
      const { encoded, ...told } = isByWords
        ? { encoded: null, otherLanguage: (await look('prepare', question, history)).otherLanguage }
        : await understand(product, question, history);
      const asked = { question, history, encoded, variants, chapter };
      // For a model all that was found is needed, else only what is shown of it.
      const inquired = write ? await look('inquire', asked) : { answer: await look('answer', asked) };
      return { inquiry: inquired, ...told };
    });
    const { answer, tokens, model } = await writeFrom(product, inquiry, write);
    const listed = answer.emergency ? [] : await repository.listVideos(companyId, productId);
    const videos = videosFor(answer, question, listed);
    const note = noteLanguage(otherLanguage, findsAcrossLanguages && !isByWords);
    const stored = withModel(toStoredAnswer(answer, manuals, videos), model);
    return { stored: { ...stored, ...note }, tokens };
  };
}

/** Makes what answers without storing anything. */
export function createLookUp(deps: LookUpDeps) {
  const { db, indexes, corrections } = deps;
  const repository = createChatRepository(db);
  const find = createFind(deps);

  const openProduct = async (
    companyId: string,
    productId: string,
    linkId?: string,
  ): Promise<AskedProduct> => ({
    companyId,
    productId,
    linkId,
    ...(await indexes.get(companyId, productId)),
  });

  /** Answers in the company's own words if it has corrected the question, otherwise as `find` does. */
  const findOrCorrected: FindAnswer = async (product, question, history, write) => {
    const correction = await corrections.answer(product.companyId, product.productId, question, history);
    if (correction === null) return find(product, question, history, write);
    const { stored } = await find(product, question, history, null);
    return { stored: correctAnswer(correction, stored), tokens: 0 };
  };

  /** Answers as a customer would be answered, but without a model, because nobody is charged for it. Stores nothing. */
  async function answerUnkept(companyId: string, productId: string, message: string): Promise<Unkept> {
    const variants = await repository.findVariants(companyId, productId);
    const product = { ...(await openProduct(companyId, productId)), variants };
    return answerUnkeptFrom(product, message, findOrCorrected);
  }

  /** The same from manuals that the caller holds, which are no company's. */
  async function answerUnkeptFrom(product: AskedProduct, message: string, look = find): Promise<Unkept> {
    const courtesy = await replyToCourtesy(product, message);
    if (courtesy) return { answer: courtesy.reply, suggestions: courtesy.suggestions };
    const { stored } = await look(product, message, [], null);
    return { answer: stored, suggestions: stored.suggestions };
  }

  return {
    openProduct,
    find,
    findOrCorrected,
    answerUnkept,
    answerUnkeptFrom,

    /** Answers in the manuals' own words, without a model, because nobody is charged for it. Stores nothing. */
    async answerFrom(companyId: string, productId: string, question: string): Promise<StoredAnswer> {
      return (await find(await openProduct(companyId, productId), question, [], null)).stored;
    },
  };
}
