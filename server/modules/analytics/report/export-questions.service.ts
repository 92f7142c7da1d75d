import type { Readable } from 'node:stream';
import type { AnalyticsPeriod } from '../../../../contracts/analytics/analytics.ts';
import { csvLine } from '../../../../contracts/csv.ts';
import { type NamedPages, namePlace } from '../../../../contracts/manuals/place-names.ts';
import type { Db } from '../../../db/connect.ts';
import type { CompanyActor } from '../../../http/actor.ts';
import { csvStream } from '../../../lib/csv-stream.ts';
import { FEEDBACK_WORDS } from '../../chat/feedback-words.ts';
import { requireProduct } from '../../products/require-product.ts';
import { createQuestionExportRepository, type ExportedRow } from './question-export.repository.ts';

const HEADER = [
  'Asked (UTC)',
  'Product',
  'Question',
  'Answered',
  'Confidence %',
  'Feedback',
  'Answer',
  'Manual',
  'Page',
  'Section',
  'Time to answer (ms)',
  'About the product',
  'Contact form',
  'Place',
  'Serial number',
] as const;

export type ExportQuestions = ReturnType<typeof createExportQuestions>;

/**
 * Writes the questions of a period as CSV, newest first.
 * @throws AppError not_found for another company's product, as for a missing one
 */
export function createExportQuestions({ db }: { db: Db }) {
  const repository = createQuestionExportRepository(db);

  return async ({ companyId }: CompanyActor, period: AnalyticsPeriod): Promise<Readable> => {
    if (period.product !== undefined) await requireProduct(db, companyId, period.product);
    return csvStream<ExportedRow>({
      header: HEADER,
      listAfter: (last, limit) => repository.listAfter(companyId, period, last?.id ?? null, limit),
      lineOf,
    });
  };
}

const lineOf = (row: ExportedRow): string =>
  csvLine([
    row.askedAt.toISOString(),
    row.product,
    row.question,
    row.answered ? 'yes' : 'no',
    Math.round((row.confidence ?? 0) * 100),
    row.feedback === null ? '' : FEEDBACK_WORDS[row.feedback],
    row.answer,
    row.manual ?? '',
    namePlace(pagesOf(row)) ?? '',
    row.heading ?? '',
    row.answerMs ?? '',
    row.isOffTopic ? 'no' : 'yes',
    contactWords(row),
    row.place ?? '',
    row.serial ?? '',
  ]);

/** What came of a message in a contact form; empty for a question in the chat. */
function contactWords({ contact, answered }: ExportedRow): string {
  if (contact === null) return '';
  // What the manual does not answer is sent as ever; nothing more is known of it.
  if (contact === 'open' && !answered) return 'not answered';
  return { open: 'left without either', helped: 'helped', sent: 'sent all the same' }[contact];
}

const pagesOf = ({ page, pageEnd, printed, printedEnd }: ExportedRow): NamedPages => ({
  ...{ page, pageEnd },
  ...{ printed: printed ?? undefined, printedEnd: printedEnd ?? undefined },
});
