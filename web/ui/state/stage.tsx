import type { ReactNode } from 'react';
import { classNames } from '../../lib/browser/class-names.ts';

type StageProps = {
  /** Number in the sequence, drawn as a ringed numeral, which is filled once the step is done. */
  number: number;
  isDone?: boolean;
  title: ReactNode;
  /** Progress, to the right of the title. */
  aside?: ReactNode;
  children?: ReactNode;
};

/** A step of something that takes a while. */
export function Stage({ number, isDone, title, aside, children }: StageProps) {
  return (
    <div className="grid grid-cols-[24px_minmax(0,1fr)] gap-x-3.5">
      <span
        className={classNames(
          'grid size-6 place-items-center rounded-[50%] border-[1.25px] border-ink font-mono text-12 font-medium',
          isDone ? 'bg-ink text-paper' : 'bg-sheet',
        )}
      >
        {number}
      </span>
      <div>
        <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-3 pt-0.5">
          <b>{title}</b>
          {aside && <span className="text-ink-2 tabular-nums">{aside}</span>}
        </div>
        {children}
      </div>
    </div>
  );
}
