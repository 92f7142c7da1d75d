import { useState } from 'react';
import type { Citation } from '../../../../contracts/chat.ts';
import { placeText } from '../page-label.ts';
import { boxesOn, pageImageUrl } from '../page-source.ts';
import { boundsOf, focusZoom } from '../page-view.ts';
import { texts } from '../texts.ts';
import { PageMarks } from './page-marks.tsx';

/** Height over width of the strip, and of a page before its picture is there. */
const MAX_STRIP = 0.85;
const MIN_STRIP = 0.35;
const A4 = 297 / 210;

const BREAK = 'M0 13H168L174 2 186 24 192 13H408L414 2 426 24 432 13H600';

/** The drawing's sign that something goes on beyond the cut. */
function BreakLine() {
  return (
    <svg
      viewBox="0 0 600 26"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="absolute bottom-[-1px] left-0 block h-5 w-full text-line"
    >
      <path d={`${BREAK}V26H0Z`} fill="var(--paper)" />
      <path d={BREAK} fill="none" stroke="currentColor" strokeWidth="1.2" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

export type PagePreviewProps = { citation: Citation; page: number; onOpen: () => void };

/** Where an answer stands, in the flow on phones: the page cut to its marked lines. Pressing it opens the page. */
export function PagePreview({ citation, page, onOpen }: PagePreviewProps) {
  const [ratio, setRatio] = useState(A4);
  const [isBroken, setIsBroken] = useState(false);
  const url = pageImageUrl(citation, page);
  const boxes = boxesOn(citation, page);
  const bounds = boundsOf(boxes);
  if (!url || !bounds || isBroken) return null;

  const zoom = focusZoom(bounds);
  const left = Math.min(Math.max(bounds.x - 0.04, 0), 1 - 1 / zoom);
  const top = Math.max(bounds.y - 0.03, 0);
  const strip = Math.min(Math.max((bounds.height + 0.07) * ratio * zoom, MIN_STRIP), MAX_STRIP);
  return (
    <figure>
      <button
        type="button"
        className="relative block w-full overflow-hidden border border-b-0 border-line bg-page"
        style={{ aspectRatio: 1 / strip }}
        onClick={onOpen}
      >
        <span
          className="page-sheet absolute top-0 left-0 block"
          style={{ width: `${zoom * 100}%`, transform: `translate(${-left * 100}%, ${-top * 100}%)` }}
        >
          <img
            src={url}
            alt={texts.page.openMarked(placeText(citation))}
            className="block w-full"
            onLoad={({ currentTarget: picture }) =>
              setRatio(picture.naturalHeight / picture.naturalWidth || A4)
            }
            onError={() => setIsBroken(true)}
          />
          <PageMarks boxes={boxes} />
        </span>
        <BreakLine />
      </button>
      <figcaption className="mt-2 flex gap-2.5 text-12 text-ink-2">
        <b className="font-mono font-medium text-ink">{texts.place(page)}</b>
        <span className="min-w-0 flex-1">{citation.title}</span>
      </figcaption>
    </figure>
  );
}
