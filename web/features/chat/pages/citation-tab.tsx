import type { Citation } from '../../../../contracts/chat/messages.ts';
import { classNames } from '../../../lib/browser/class-names.ts';
import { PageTab } from '../../../ui/picture/page-tab.tsx';
import { useAnswerFrame } from '../answer/answer-context.ts';
import { sectionTab, tabLabel } from './page-label.ts';

type CitationTabProps = {
  messageId: string;
  index: number;
  citation: Citation;
  className?: string;
};

/** The page tab of a quotation, which opens its page. */
export function CitationTab({ messageId, index, citation, className }: CitationTabProps) {
  const { hasSeveralManuals, showPage } = useAnswerFrame();
  const { page, pageEnd, heading } = citation;
  const title = hasSeveralManuals ? citation.title : page === null ? sectionTab(heading) : undefined;
  return (
    <PageTab
      page={page}
      pageEnd={pageEnd}
      label={tabLabel(citation)}
      title={title}
      className={classNames(className, page !== null && 'paged-tab')}
      onClick={() => showPage({ messageId, index, page })}
    />
  );
}
