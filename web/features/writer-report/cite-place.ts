import type { SectionPlace, WriterReport } from '../../../contracts/analytics/writer-report.ts';
import type { Citation } from '../../../contracts/chat/messages.ts';

/** A page of one of the report's manuals. */
export type WantedPage = Pick<SectionPlace, 'manualId' | 'heading' | 'page' | 'printed'>;

/** The page as a place that can be opened; null where the manual is gone or has no pages. */
export function citePlace(
  { manuals }: Pick<WriterReport, 'manuals'>,
  { manualId, heading, page, printed }: WantedPage,
): Citation | null {
  const manual = manuals.find(({ _id }) => _id === manualId);
  if (!manual || page === null) return null;
  return {
    ...{ manualId, title: manual.title, page, pageEnd: page, pages: manual.pages },
    ...(printed !== undefined && { printed }),
    ...{ heading, quote: '', boxes: [], pageImage: manual.pageImage },
    url: `${manual.url}#page=${page}`,
  };
}
