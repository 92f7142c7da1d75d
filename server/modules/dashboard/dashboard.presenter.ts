import type { Attention, ManualInWork, UnansweredQuestion } from '../../../contracts/company/dashboard.ts';
import type { UnhelpedRow } from '../analytics/topics/topics.repository.ts';
import type { Unanswered } from '../analytics/topics/topics.service.ts';
import { pagesOf } from '../manuals/pages-of.ts';
import type { ManualInWorkRow } from './dashboard.repository.ts';

/** Groups of unanswered questions, as many as the dashboard has room for, and those that are not about the product. */
export const presentUnanswered = (
  companyId: string,
  { groups, offTopic }: Unanswered,
  limit: number,
): Pick<Attention, 'unanswered' | 'off_topic'> => ({
  unanswered: groups.slice(0, limit).map(({ name, questions }) => ({
    ...presentQuestion(companyId, questions[0]),
    name,
    questions: questions.map((row) => presentQuestion(companyId, row)),
  })),
  off_topic: offTopic.map((row) => presentQuestion(companyId, row)),
});

const presentQuestion = (companyId: string, row: UnhelpedRow): UnansweredQuestion => ({
  _id: row.id,
  content: row.content,
  timestamp: row.createdAt.toISOString(),
  useremail: row.customerEmail,
  uniqueId: row.uniqueId,
  company: companyId,
  product: { _id: row.productId, product_name: row.productName },
});

/** A manual as the dashboard shows it. */
export const presentManualInWork = (row: ManualInWorkRow): ManualInWork => ({
  _id: row.id,
  title: row.title,
  status: row.status,
  pages: pagesOf(row),
  pagesRead: row.pagesRead,
  error: row.error,
  product: { _id: row.productId, product_name: row.productName },
});
