import type { Passage } from '../../../engine/document/manual.ts';
import type { passage } from '../../db/schema/manuals.ts';
import { toStorable } from '../../lib/storable.ts';

/** The columns of a passage that make it up again. */
export type PassageColumns = Omit<typeof passage.$inferSelect, 'companyId' | 'versionId' | 'edition'>;

/** A passage as a row. */
export function passageRow(
  companyId: string,
  versionId: string,
  edition: number,
  given: Passage,
): typeof passage.$inferInsert {
  const { ordinal, section, kind, heading, path, text, context, page, pageEnd, ...detail } =
    toStorable(given);
  return {
    companyId,
    versionId,
    edition,
    ordinal,
    section,
    kind,
    heading,
    path,
    text,
    context,
    page,
    pageEnd,
    detail: {
      spans: detail.spans,
      steps: detail.steps,
      ...(detail.listings && { listings: detail.listings }),
      ...(detail.labels && { labels: detail.labels }),
      table: detail.table,
      level: detail.level,
      warnings: detail.warnings,
      figures: detail.figures,
      continues: detail.continues,
    },
  };
}

/** A row as the passage it was. */
export const toPassage = ({ detail, ...columns }: PassageColumns): Passage => ({ ...columns, ...detail });
