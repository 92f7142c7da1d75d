import type { Correction } from '../../../contracts/chat/corrections.ts';
import type { Corrected } from '../../../engine/answering/tasks.ts';
import type { Turn } from '../../../engine/ask/base/answer.ts';
import type { CorrectedAnswer } from '../../../replies/corrected-answer.ts';
import type { AskedText, CorrectionMatchers } from './correction-matchers.ts';
import type { CorrectionSources } from './correction-sources.ts';
import { presentCorrection } from './corrections.presenter.ts';
import type { CorrectionRepository } from './corrections.repository.ts';

type Deps = {
  repository: CorrectionRepository;
  matchers: CorrectionMatchers;
  sources: Pick<CorrectionSources, 'cite'>;
};

/** What corrections answer. */
export function createCorrectedAnswers({ repository, matchers, sources }: Deps) {
  return {
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
      return { id: row.id, content: row.answer, citation: await sources.cite(companyId, productId, row) };
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
          citation: await sources.cite(companyId, productId, row),
        });
      }
      return corrected;
    },
  };
}
