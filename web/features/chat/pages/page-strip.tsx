import { useLayoutEffect, useState } from 'react';
import { useWidth } from '../shell/use-width.ts';
import { excerptOf } from './page-excerpt.ts';
import { PageMarks } from './page-marks.tsx';
import type { Box } from './page-source.ts';
import { focusZoom } from './page-view.ts';

/** Height over width of a page before its picture is there. */
const A4 = 297 / 210;

type PageStripProps = {
  url: string;
  /** What pressing it does. */
  label: string;
  boxes: readonly Box[];
  onOpen: () => void;
  onBroken: () => void;
};

/** A page cut to its marked lines, large enough to be read; lines longer than the strip are moved sideways. */
export function PageStrip({ url, label, boxes, onOpen, onBroken }: PageStripProps) {
  const [ratio, setRatio] = useState(A4);
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const width = useWidth(frame);
  const zoom = focusZoom(boxes, width > 0 ? { width, height: width * ratio } : null);
  const drawn = { width: width * zoom, height: width * zoom * ratio };
  const { left, top, height } = excerptOf(boxes, drawn, width);

  useLayoutEffect(() => {
    frame?.scrollTo({ left });
  }, [frame, left]);
  return (
    <div
      ref={setFrame}
      className="page-frame page-strip overflow-x-auto border-x border-t border-line bg-page"
    >
      <button
        type="button"
        className="relative block overflow-hidden"
        style={{ width: drawn.width, height }}
        onClick={onOpen}
      >
        <span className="page-sheet relative block" style={{ translate: `0 ${-top}px` }}>
          <img
            src={url}
            alt={label}
            className="block w-full"
            onLoad={({ currentTarget: picture }) =>
              setRatio(picture.naturalHeight / picture.naturalWidth || A4)
            }
            onError={onBroken}
          />
          <PageMarks boxes={boxes} />
        </span>
      </button>
    </div>
  );
}
