import { useState } from 'react';
import type { Citation } from '../../../../contracts/chat/messages.ts';
import { texts } from '../shell/texts.ts';
import { placeText } from './page-label.ts';
import { boxesOn, pageImageUrl } from './page-source.ts';
import { PageStrip } from './page-strip.tsx';

const BREAK = 'M0 13H168L174 2 186 24 192 13H408L414 2 426 24 432 13H600';

/** The drawing's sign that something goes on beyond the cut; it stands below the strip, clear of the text. */
function BreakLine() {
  return (
    <svg
      viewBox="0 0 600 26"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="block h-5 w-full bg-page text-line"
    >
      <path d={`${BREAK}V26H0Z`} fill="var(--paper)" />
      <path
        d={`M0 0V13${BREAK.slice(BREAK.indexOf('H'))}V0`}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.2"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

export type PagePreviewProps = { citation: Citation; page: number; onOpen: () => void };

/** A preview of the page of an answer in the flow on phones, cut to the marked lines. Pressing it opens the page. */
export function PagePreview({ citation, page, onOpen }: PagePreviewProps) {
  const [isBroken, setIsBroken] = useState(false);
  const url = pageImageUrl(citation, page);
  const boxes = boxesOn(citation, page);
  if (!url || boxes.length === 0 || isBroken) return null;
  return (
    <figure>
      <PageStrip
        url={url}
        label={texts.page.openMarked(placeText(citation))}
        boxes={boxes}
        onOpen={onOpen}
        onBroken={() => setIsBroken(true)}
      />
      <BreakLine />
      <figcaption className="mt-2 flex gap-2.5 text-12 text-ink-2">
        <b className="font-mono font-medium text-ink">{texts.place(page)}</b>
        <span className="min-w-0 flex-1">{citation.title}</span>
      </figcaption>
    </figure>
  );
}
