import { useLayoutEffect, useRef, useState } from 'react';
import type { Citation } from '../../../../contracts/chat.ts';
import { classNames } from '../../../lib/class-names.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { type Box, boxesOn, pageImageUrl } from '../page-source.ts';
import { boundsOf, scrollTo } from '../page-view.ts';
import { PageMarks } from './page-marks.tsx';

type PageFrameProps = {
  citation: Citation;
  page: number;
  marks: readonly Box[];
  zoom: number;
  onRetry: () => void;
};

/** The picture of a page in a frame that scrolls to the marked lines. */
export function PageFrame({ citation, page, marks, zoom, onRetry }: PageFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<{ picture: string; isShown: boolean } | null>(null);
  const url = pageImageUrl(citation, page) ?? '';
  const picture = `${url}#${attempt}`;
  const status = outcome?.picture === picture ? (outcome.isShown ? 'shown' : 'failed') : 'loading';

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new zoom changes the sheet's size and so where the lines are
  useLayoutEffect(() => {
    if (status !== 'shown' || !frame.current || !sheet.current) return;
    const { clientWidth: width, clientHeight: height } = frame.current;
    const drawn = { width: sheet.current.offsetWidth, height: sheet.current.offsetHeight };
    frame.current.scrollTo(scrollTo(boundsOf(boxesOn(citation, page)), drawn, { width, height }));
  }, [status, citation, page, zoom]);

  const retry = () => {
    setAttempt(attempt + 1);
    onRetry();
  };
  return (
    <section
      ref={frame}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={`Page ${page} of ${citation.title}`}
      className="page-frame relative min-h-0 overflow-auto border border-line bg-page"
    >
      {status === 'failed' ? (
        <div className="bg-paper p-3">
          <Notice tone="error" action={<Button onClick={retry}>Try Again</Button>}>
            The page can't be shown just now
          </Notice>
        </div>
      ) : (
        <div
          key={picture}
          ref={sheet}
          className={classNames('page-sheet relative', status === 'loading' && 'aspect-[210/297]')}
          style={{ width: `${zoom * 100}%` }}
        >
          <img
            src={url}
            alt={`Page ${page} of ${citation.title}${marks.length > 0 ? ', with the quoted lines marked' : ''}`}
            className={classNames('block w-full', status === 'loading' && 'invisible')}
            onLoad={() => setOutcome({ picture, isShown: true })}
            onError={() => setOutcome({ picture, isShown: false })}
          />
          {status === 'shown' && <PageMarks boxes={marks} />}
          {status === 'loading' && (
            <p role="status" className="absolute inset-x-0 top-0 p-4 text-14 text-page-ink-2">
              Opening page {page}
            </p>
          )}
        </div>
      )}
    </section>
  );
}
