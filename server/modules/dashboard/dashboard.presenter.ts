import type { ManualInWork, UnansweredQuestion } from '../../../contracts/company/dashboard.ts';
import { pagesOf } from '../manuals/pages-of.ts';
import type { ManualInWorkRow, UnansweredRow } from './dashboard.repository.ts';

/** A question as the dashboard shows it. */
export const presentUnanswered = (row: UnansweredRow): UnansweredQuestion => ({
  _id: row.id,
  content: row.content,
  timestamp: row.createdAt.toISOString(),
  useremail: row.customerEmail,
  uniqueId: row.uniqueId,
  company: row.companyId,
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
