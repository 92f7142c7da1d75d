import { ExternalLink } from 'lucide-react';
import type { Citation } from '../../../../contracts/chat/messages.ts';
import { iconButtonStyle } from '../../../ui/button/icon-button.tsx';
import { PageTab } from '../../../ui/picture/page-tab.tsx';
import { texts } from '../shell/texts.ts';
import { sectionTab } from './page-label.ts';

/** Whether a device cites it that answers by itself: it has pictures of the pages, and the server gives no file without a signature. */
const isUnsigned = ({ url }: Citation): boolean => url.startsWith('/uploads/') && !url.includes('?');

type PageHeadingProps = { id: string; citation: Citation; page: number | null };

/** The heading of a page: its number, the title of the manual, and a link to the file. */
export function PageHeading({ id, citation, page }: PageHeadingProps) {
  return (
    <div className="flex min-w-0 flex-1 items-center gap-2">
      <h2 id={id} className="flex min-w-0 flex-1 items-center gap-2.5 text-13 font-normal" aria-live="polite">
        <PageTab page={page} title={page === null ? sectionTab(citation.heading) : undefined} />
        <span className="min-w-0 truncate" title={citation.title}>
          {citation.title}
        </span>
      </h2>
      {!isUnsigned(citation) && (
        <a
          href={citation.url}
          target="_blank"
          rel="noreferrer"
          className={iconButtonStyle}
          aria-label={texts.page.openFile}
          title={texts.page.openFile}
        >
          <ExternalLink size={20} aria-hidden="true" />
        </a>
      )}
    </div>
  );
}
