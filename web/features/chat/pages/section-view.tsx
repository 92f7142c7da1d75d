import type { Citation } from '../../../../contracts/chat/messages.ts';
import { texts } from '../shell/texts.ts';
import { headingParts } from './page-label.ts';

/** The view for files whose pages are not drawn: the quoted lines below the heading of their section, and a link to the file. */
export function SectionView({ citation }: { citation: Citation }) {
  const { number, text } = headingParts(citation.heading);
  return (
    <div className="grid min-h-0 content-start justify-items-start gap-3 overflow-auto">
      <section className="w-full border border-line bg-page px-6 py-7 text-page-ink">
        <h3 className="mb-3 flex gap-3 text-16 font-semibold">
          {number && <span>{number}</span>}
          {text}
        </h3>
        {citation.quote && (
          <p className="border-l-3 border-page-rule bg-page-mark px-3 py-1.5 text-14 whitespace-pre-line wrap-anywhere">
            {citation.quote}
          </p>
        )}
      </section>
      {citation.page === null && <p className="text-13 text-ink-2">{texts.page.noPages}</p>}
    </div>
  );
}
