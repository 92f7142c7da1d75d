import './plate.css';
import type { ReactNode } from 'react';
import { classNames } from '../../lib/browser/class-names.ts';

/** An entry of a figure's key: how a part is drawn and what it stands for. `swatch` has the classes of its sample. */
export type FigureKey = { swatch: string; label: string };

type FigureCaptionProps = {
  /** Number of the figure: "Fig. 4-1". */
  number: string;
  keys: readonly FigureKey[];
  children: ReactNode;
};

/** The line below a figure: its number, its subject and its key. */
export function FigureCaption({ number, keys, children }: FigureCaptionProps) {
  return (
    <div className="mt-2 flex gap-2.5 text-12 text-ink-2 max-sm:flex-wrap">
      <b className="font-mono font-medium whitespace-nowrap text-ink">{number}</b>
      <span className="max-w-[72ch] max-sm:flex-1">{children}</span>
      <ul className="ml-auto flex flex-none flex-wrap content-start gap-x-4 gap-y-1 max-sm:ml-0 max-sm:w-full">
        {keys.map(({ swatch, label }) => (
          <li key={label} className="inline-flex items-center gap-1.5">
            <i aria-hidden="true" className={classNames('h-2.5 w-3.5 flex-none', swatch)} />
            {label}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The framed sheet on which a figure is drawn. */
export function Plate({ children }: { children: ReactNode }) {
  return <div className="plate">{children}</div>;
}
