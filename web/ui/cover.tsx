import './cover.css';
import { useMemo } from 'react';
import { type Callout, designCover } from './cover/design.ts';
import { texts } from './texts.ts';

type CoverProps = {
  name: string;
  /** Number of pages, shown at the foot; left out while it is not known. */
  pages?: number | null | undefined;
  /** Name of the manufacturer, shown at the foot. */
  maker?: string | undefined;
};

const FOOT_WIDTH = 252;
const PAGES_SIZE = 13;
const MONO_EM = 0.6;
const FOOT_GAP = 10;

/** Width that the pages take at the foot, with the gap before them. */
const widthOf = (pagesText: string): number =>
  pagesText === '' ? 0 : pagesText.length * PAGES_SIZE * MONO_EM + FOOT_GAP;

/** A manual's cover, drawn from its name. Purely a picture: the name must stand beside it. */
export function Cover({ name, pages, maker }: CoverProps) {
  const { titleLines, shapes, isMirrored, hasBandAtTop, callouts } = useMemo(() => designCover(name), [name]);
  const pagesText = pages ? texts.pagesInAll(pages) : '';
  return (
    <svg className="cover" viewBox="0 0 300 400" aria-hidden="true">
      {hasBandAtTop && <path d="M0 6H300" strokeWidth="12" />}
      {titleLines.map((line, index) => (
        <text key={line} x="24" y={50 + index * 28} fontSize="25" fontWeight="600">
          {line}
        </text>
      ))}
      <path d="M24 96H276" />
      <g transform={isMirrored ? 'matrix(-1 0 0 1 300 0)' : undefined}>
        {shapes.map(({ d, stroke }) => (
          <path key={d} d={d} data-stroke={stroke} />
        ))}
      </g>
      <path d="M60 318H240M60 312v12M240 312v12" data-stroke="thin" />
      {callouts.map((callout) => (
        <g key={callout.number}>
          <CalloutLine {...callout} />
          <circle cx={callout.balloonX} cy={callout.balloonY} r="11" data-stroke="void" />
          <text
            x={callout.balloonX}
            y={callout.balloonY + 4.5}
            fontSize="13"
            textAnchor="middle"
            data-mono=""
          >
            {callout.number}
          </text>
        </g>
      ))}
      <path d="M24 350H276" data-stroke="heavy" />
      {maker && (
        <foreignObject x="24" y="358.75" width={FOOT_WIDTH - widthOf(pagesText)} height="20">
          <div className="cover-maker">{maker}</div>
        </foreignObject>
      )}
      {pagesText && (
        <text x="276" y="374" fontSize={PAGES_SIZE} textAnchor="end" data-mono="">
          {pagesText}
        </text>
      )}
    </svg>
  );
}

function CalloutLine({ x, y, balloonX, balloonY }: Callout) {
  const edgeX = balloonX + (x < 150 ? 11 : -11);
  return (
    <>
      <path d={`M${x} ${y}L${edgeX} ${balloonY}`} data-stroke="thin" />
      <circle cx={x} cy={y} r="2" fill="currentColor" stroke="none" />
    </>
  );
}
