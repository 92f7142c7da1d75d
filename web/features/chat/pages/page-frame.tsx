import { type MouseEvent, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Citation } from '../../../../contracts/chat/messages.ts';
import { classNames } from '../../../lib/browser/class-names.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/state/notice.tsx';
import { texts } from '../shell/texts.ts';
import { PageMarks } from './page-marks.tsx';
import { type Box, boxesOn, pageImageUrl } from './page-source.ts';
import { boundsOf, pointIn, type Size, scrollTo, toggleZoom } from './page-view.ts';

type PageFrameProps = {
  citation: Citation;
  page: number;
  marks: readonly Box[];
  /** The lines to which the page is scrolled; by default those of the citation. */
  focus?: Pick<Citation, 'boxes'>;
  zoom: number;
  onZoom: (zoom: number) => void;
  /** Told the size in px of the page as wide as the frame, as soon as its picture is there. */
  onSize?: (page: Size) => void;
  /** Asks for fresh links before the picture is loaded again; absent where they can't be renewed. */
  onRetry?: () => void;
};

/** A press on a picture, with its place; null if it was by keyboard. */
type Press = { picture: string; place: Box | null };

/**
 * The picture of a page in a frame that scrolls to the marked lines. Pressing the page zooms in at that place, or shows
 * the whole page again. The page is a control, so the keyboard can reach the frame and scroll it.
 */
export function PageFrame(props: PageFrameProps) {
  const { citation, page, marks, focus = citation, zoom, onZoom, onSize, onRetry } = props;
  const frame = useRef<HTMLElement>(null);
  const sheet = useRef<HTMLButtonElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<{ picture: string; isShown: boolean } | null>(null);
  const name = texts.page.name(page, citation.title);
  const url = pageImageUrl(citation, page) ?? '';
  const picture = `${url}#${attempt}`;
  const [pressed, setPressed] = useState<Press | null>(null);
  const pressedPlace = pressed?.picture === picture ? pressed.place : null;
  const status = outcome?.picture === picture ? (outcome.isShown ? 'shown' : 'failed') : 'loading';

  useLayoutEffect(() => {
    if (status !== 'shown' || !frame.current || !sheet.current) return;
    scrollSheet(frame.current, sheet.current, pressedPlace ?? boundsOf(boxesOn(focus, page)), zoom);
  }, [status, focus, page, zoom, pressedPlace]);

  const looksCloser = toggleZoom(zoom) > zoom;
  const handlePress = (event: MouseEvent<HTMLButtonElement>) => {
    const isPointed = event.detail > 0;
    const place = isPointed ? pointIn(event.currentTarget.getBoundingClientRect(), event) : null;
    setPressed({ picture, place });
    onZoom(toggleZoom(zoom));
  };
  const handleLoad = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
    const width = frame.current?.clientWidth ?? 0;
    onSize?.({ width, height: (width * currentTarget.naturalHeight) / currentTarget.naturalWidth });
    setOutcome({ picture, isShown: true });
  };
  const retry = () => {
    setAttempt(attempt + 1);
    onRetry?.();
  };
  return (
    <section
      ref={frame}
      aria-label={name}
      className="page-frame relative min-h-0 overflow-auto border border-line bg-page"
    >
      {status === 'failed' ? (
        <BrokenPage onRetry={retry} />
      ) : (
        <button
          key={picture}
          ref={sheet}
          type="button"
          title={looksCloser ? texts.page.zoomIn : texts.page.zoomOut}
          className={classNames(
            'page-sheet relative block',
            looksCloser ? 'cursor-zoom-in' : 'cursor-zoom-out',
            status === 'loading' && 'aspect-[210/297]',
          )}
          style={{ width: `${zoom * 100}%` }}
          onClick={handlePress}
        >
          <img
            src={url}
            alt={marks.length > 0 ? texts.page.marked(name) : name}
            className={classNames('block w-full', status === 'loading' && 'invisible')}
            onLoad={handleLoad}
            onError={() => setOutcome({ picture, isShown: false })}
          />
          {status === 'shown' && <PageMarks boxes={marks} />}
        </button>
      )}
      {status === 'loading' && <OpeningPage page={page} />}
    </section>
  );
}

/** Brings `place` of the page into view; the sheet may not be as wide yet as `zoom` makes it. */
function scrollSheet(frame: HTMLElement, sheet: HTMLElement, place: Box | null, zoom: number): void {
  const { clientWidth, clientHeight } = frame;
  const width = clientWidth * zoom;
  const drawn = { width, height: (width * sheet.offsetHeight) / sheet.offsetWidth };
  frame.scrollTo(scrollTo(place, drawn, { width: clientWidth, height: clientHeight }));
}

function OpeningPage({ page }: { page: number }) {
  return (
    <p role="status" className="absolute inset-x-0 top-0 p-4 text-14 text-page-ink-2">
      {texts.page.opening(page)}
    </p>
  );
}

function BrokenPage({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="bg-paper p-3">
      <Notice tone="error" action={<Button onClick={onRetry}>{texts.tryAgain}</Button>}>
        {texts.page.broken}
      </Notice>
    </div>
  );
}
