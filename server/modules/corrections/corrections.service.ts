import { v7 as uuidv7 } from 'uuid';
import type { Correction, CorrectionFields, SourcePage } from '../../../contracts/chat/corrections.ts';
import { MAX_CORRECTIONS } from '../../../contracts/plans/limits.ts';
import type { Corrected } from '../../../engine/answering/tasks.ts';
import type { Turn } from '../../../engine/ask/base/answer.ts';
import { type CorrectedAnswer, citeSource } from '../../../replies/corrected-answer.ts';
import { AppError, notFound } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import type { ListInput, ListPage } from '../../db/list-page.ts';
import type { CompanyActor } from '../../http/actor.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { ProductIndexes } from '../chat/indexes/product-index.ts';
import { requireProduct } from '../products/require-product.ts';
import { type AskedText, createCorrectionMatchers } from './correction-matchers.ts';
import { assertNew, assertUnderstandable, requireSource } from './corrections.policy.ts';
import { presentCorrection } from './corrections.presenter.ts';
import {
  type CorrectionRepository,
  type CorrectionRow,
  createCorrectionRepository,
  type ListedCorrection,
} from './corrections.repository.ts';

export type NewCorrection = CorrectionFields & { questionId?: string | undefined };

type Deps = { db: Db; indexes: Pick<ProductIndexes, 'get'> };
type OfProduct = Pick<CorrectionRow, 'companyId' | 'productId'>;
type SourceColumns = { manualId: string | null; versionId: string | null; page: number | null };
export type CorrectionService = ReturnType<typeof createCorrectionService>;

const NO_SOURCE: SourceColumns = { manualId: null, versionId: null, page: null };
/** Stands for any earlier questions. */
const EARLIER: readonly Turn[] = [{ question: '' }];

/** Manages the answers that vendors write themselves, and matches customers' questions to them. */
export function createCorrectionService({ db, indexes }: Deps) {
  const repository = createCorrectionRepository(db);
  const matchers = createCorrectionMatchers(repository, indexes);

  async function find(companyId: string, id: string): Promise<ListedCorrection> {
    const row = await repository.findCorrection(companyId, id);
    if (!row) throw notFound('This correction');
    return row;
  }

  /** The customer's question that a correction is written for; undefined if it is for none, or that is gone. */
  const findAsked = async (companyId: string, productId: string, questionId: string | null | undefined) =>
    questionId ? repository.findAsked(companyId, productId, questionId) : undefined;

  /** @param asked the customer's question that it is about */
  async function assertGoodQuestion(
    { companyId, productId }: OfProduct,
    question: string,
    { asked, ownId }: { asked: { isFirst: boolean } | undefined; ownId?: string },
  ): Promise<void> {
    const { look } = await indexes.get(companyId, productId);
    assertUnderstandable(await look('standsAlone', question, asked?.isFirst === false ? EARLIER : []));
    assertNew(await (await matchers.get(companyId, productId))?.(question), ownId);
  }

  /**
   * Calls `check`, then `store` with the product locked. The check reads the manual, so it runs outside of the
   * transaction; it is repeated if a correction has changed since.
   */
  async function storeChecked(
    { companyId, productId }: OfProduct,
    check: () => Promise<void>,
    store: (corrections: CorrectionRepository) => Promise<void>,
  ): Promise<void> {
    for (let isStored = false; !isStored; ) {
      const checked = await repository.findRevision(companyId, productId);
      await check();
      isStored = await db.transaction(async (tx) => {
        const corrections = createCorrectionRepository(tx);
        if (!(await corrections.lockProduct(companyId, productId))) throw notFound('This product');
        if ((await corrections.findRevision(companyId, productId)) !== checked) return false;
        await store(corrections);
        return true;
      });
    }
  }

  async function sourceColumns(
    companyId: string,
    productId: string,
    source: SourcePage | null,
  ): Promise<SourceColumns> {
    if (source === null) return NO_SOURCE;
    const { manuals } = await indexes.get(companyId, productId);
    const manual = requireSource(manuals.get(source.manualId), source);
    return { manualId: manual.manualId, versionId: manual.versionId, page: source.page };
  }

  async function cite(companyId: string, productId: string, place: SourceColumns) {
    const { manuals, look } = await indexes.get(companyId, productId);
    const { manualId, page } = place;
    const [first] = manualId === null || page === null ? [] : await look('passagesOn', manualId, page);
    return citeSource(place, manuals, first);
  }

  return {
    /** @throws AppError not_found */
    async list(
      { companyId }: CompanyActor,
      productId: string,
      input: ListInput,
    ): Promise<ListPage<Correction>> {
      await requireProduct(db, companyId, productId);
      const { rows, total } = await repository.listCorrections(companyId, productId, input);
      return { rows: rows.map(presentCorrection), total };
    },

    /** @throws AppError not_found, invalid_request, conflict for a question that has one, or at the limit */
    async create(
      { companyId, accountId }: CompanyActor,
      productId: string,
      { question, answer, source, questionId }: NewCorrection,
    ): Promise<Correction> {
      await requireProduct(db, companyId, productId);
      const asked = await findAsked(companyId, productId, questionId);
      if (questionId && !asked) throw notFound('This question');
      const place = await sourceColumns(companyId, productId, source);
      const row = { companyId, id: uuidv7(), productId, question, answer, ...place };
      const check = () => assertGoodQuestion(row, question, { asked });
      await storeChecked(row, check, async (corrections) => {
        if ((await corrections.countCorrections(companyId, productId)) >= MAX_CORRECTIONS)
          throw new AppError(
            'conflict',
            `A product can have ${MAX_CORRECTIONS} corrections. Delete one that is no longer used.`,
          );
        await corrections.insertCorrection({
          ...row,
          questionId: questionId ?? null,
          createdBy: accountId,
          updatedAt: new Date(),
        });
      });
      return presentCorrection(await find(companyId, row.id));
    },

    /** @throws AppError not_found, invalid_request, conflict for a question that has another */
    async update(
      { companyId }: CompanyActor,
      id: string,
      { question, answer, source }: CorrectionFields,
    ): Promise<Correction> {
      const { productId, questionId } = await find(companyId, id);
      const asked = await findAsked(companyId, productId, questionId);
      const place = await sourceColumns(companyId, productId, source);
      const values = { question, answer, ...place, updatedAt: new Date() };
      const ofProduct = { companyId, productId };
      const check = () => assertGoodQuestion(ofProduct, question, { asked, ownId: id });
      await storeChecked(ofProduct, check, async (corrections) => {
        if (!(await corrections.updateCorrection(companyId, id, values))) throw notFound('This correction');
      });
      return presentCorrection(await find(companyId, id));
    },

    /** @throws AppError not_found */
    async delete(actor: CompanyActor, id: string): Promise<void> {
      const { companyId } = actor;
      const { productId } = await find(companyId, id);
      await db.transaction(async (tx) => {
        const { name } = await requireProduct(tx, companyId, productId);
        const isDeleted = await createCorrectionRepository(tx).deleteCorrection(companyId, id);
        if (!isDeleted) throw notFound('This correction');
        await recordAudit(tx, actor, { action: 'correction.deleted', companyId, subject: { id, name } });
      });
    },

    /** For each question of a product the correction written for it or that would answer it now. */
    async listForQuestions(
      companyId: string,
      productId: string,
      questions: readonly AskedText[],
    ): Promise<Map<string, Correction>> {
      const matched = await matchers.matchAll(companyId, productId, questions);
      if (matched === null) return new Map();
      const rows = await repository.findSeveral(companyId, productId, {
        ids: [...new Set(matched.values())],
        questionIds: questions.map(({ id }) => id),
      });
      const byId = new Map(rows.map((row) => [row.id, row]));
      const writtenFor = new Map(rows.map((row) => [row.questionId, row]));
      const found = new Map<string, Correction>();
      for (const { id } of questions) {
        const row = writtenFor.get(id) ?? byId.get(matched.get(id) ?? '');
        if (row) found.set(id, presentCorrection(row));
      }
      return found;
    },

    /** The correction that answers a question; null if none does. Nothing is counted. */
    async answer(
      companyId: string,
      productId: string,
      question: string,
      history: readonly Turn[],
    ): Promise<CorrectedAnswer | null> {
      const matched = await (await matchers.get(companyId, productId))?.(question, history);
      const row = matched && (await repository.findCorrection(companyId, matched.id));
      if (!row) return null;
      return { id: row.id, content: row.answer, citation: await cite(companyId, productId, row) };
    },

    /** Every correction of a product with its question and what it cites now, for a device that answers by itself. */
    async listCorrected(companyId: string, productId: string): Promise<(CorrectedAnswer & Corrected)[]> {
      const corrected: (CorrectedAnswer & Corrected)[] = [];
      for (const { id, question } of await repository.listQuestions(companyId, productId)) {
        const row = await repository.findCorrection(companyId, id);
        if (!row) continue;
        corrected.push({
          id,
          question,
          content: row.answer,
          citation: await cite(companyId, productId, row),
        });
      }
      return corrected;
    },

    /** Previews the answer of a correction, checked as if it were stored. @throws AppError not_found, invalid_request */
    async draft(
      { companyId }: CompanyActor,
      productId: string,
      { answer, source }: Pick<CorrectionFields, 'answer' | 'source'>,
    ): Promise<CorrectedAnswer> {
      await requireProduct(db, companyId, productId);
      const place = await sourceColumns(companyId, productId, source);
      return { id: uuidv7(), content: answer, citation: await cite(companyId, productId, place) };
    },

    /** Counts a use in the transaction that stores the answer. */
    countUse: (tx: Db, companyId: string, id: string, now: Date): Promise<void> =>
      createCorrectionRepository(tx).countUse(companyId, id, now),
  };
}
