import { LAYERS } from '../layers.ts';
import { texts } from '../tour-texts.ts';

/** An exploded view of the product: the stages that a manual passes through, sheet above sheet. */
export function ExplodedView() {
  return (
    <svg
      viewBox="0 0 344 604"
      role="img"
      aria-label={texts.partsDrawing}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinejoin="round"
      className="w-[344px] max-w-full max-md:mx-auto max-md:w-[280px]"
    >
      <path d="M150 0V604" strokeWidth="0.7" strokeDasharray="12 3 2 3" />
      {LAYERS.map(({ name, y, line, thin, solid, cite }) => (
        <g key={name}>
          <g transform={`matrix(.866 .4 -.866 .4 150 ${y})`}>
            <path d="M0 0H150V150H0Z" fill="var(--sheet)" />
            {thin && <path d={thin} strokeWidth="0.8" />}
            {line && <path d={line} />}
            {solid && <path d={solid} fill="currentColor" stroke="none" />}
            {cite && <path d={cite} fill="var(--cite)" stroke="none" />}
          </g>
          <path d={`M280 ${y + 60}H340`} strokeWidth="0.8" className="max-md:hidden" />
        </g>
      ))}
    </svg>
  );
}
