/** The questions that customers of a product begin with, as its company chooses them. */
import type { Starters } from '../../../contracts/manuals/starters.ts';
import { notFound } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import type { OfCompany } from '../../http/actor.ts';
import type { AskService } from '../chat/ask.service.ts';
import type { OpeningQuestions } from '../chat/opening-questions.ts';
import type { ChosenStarter } from '../chat/suggestions.ts';
import { requireProduct } from '../products/require-product.ts';
import { createStarterRepository } from './starters.repository.ts';

type Deps = {
  db: Db;
  asks: Pick<AskService, 'answerUnkept'>;
  openings: Pick<OpeningQuestions, 'find' | 'listChosen'>;
};
export type StarterService = ReturnType<typeof createStarterService>;

/** Each question is asked when it is shown: a manual that is replaced may answer others. Nothing of that is kept or charged. */
export function createStarterService({ db, asks, openings }: Deps) {
  async function isAnswered(companyId: string, productId: string, question: string): Promise<boolean> {
    const { answer } = await asks.answerUnkept(companyId, productId, question);
    return typeof answer !== 'string' && answer.answered;
  }

  async function show({ companyId }: OfCompany, productId: string): Promise<Starters> {
    const chosen = await openings.listChosen(companyId, productId);
    const isAutomatic = chosen.length === 0;
    const listed: readonly ChosenStarter[] = isAutomatic
      ? (await openings.find(companyId, productId)).map((question) => ({ question, isPinned: false }))
      : chosen;
    const questions: Starters['questions'] = [];
    for (const one of listed)
      questions.push({ ...one, isAnswered: await isAnswered(companyId, productId, one.question) });
    return { isAutomatic, questions };
  }

  /** @throws AppError not_found */
  async function put(
    companyId: string,
    productId: string,
    questions: readonly ChosenStarter[],
  ): Promise<void> {
    await db.transaction(async (tx) => {
      const starters = createStarterRepository(tx);
      if (!(await starters.lockProduct(companyId, productId))) throw notFound('This product');
      await starters.replace(companyId, productId, questions);
    });
  }

  return {
    /** @throws AppError not_found, alike for a product of another company */
    async list(actor: OfCompany, productId: string): Promise<Starters> {
      await requireProduct(db, actor.companyId, productId);
      return show(actor, productId);
    },

    /** Also takes questions that nothing answers, and says so. @throws AppError not_found */
    async choose(
      actor: OfCompany,
      productId: string,
      questions: readonly ChosenStarter[],
    ): Promise<Starters> {
      await put(actor.companyId, productId, questions);
      return show(actor, productId);
    },

    /** Has them found by themselves again. @throws AppError not_found */
    async reset(actor: OfCompany, productId: string): Promise<Starters> {
      await put(actor.companyId, productId, []);
      return show(actor, productId);
    },
  };
}
