import { type ReactNode, useId, useState } from 'react';
import { classNames } from '../../../lib/browser/class-names.ts';

/** `isOpen` at first. */
export type RowFold = { id: string; label: string; content: ReactNode; isOpen?: boolean };

type FoldRowProps = {
  folds: readonly RowFold[];
  /** What is done rather than read, at the end of the row. */
  action?: ReactNode;
};

/** Everything that an answer keeps folded, side by side on one line. What is opened stands below it, in the row's order. */
export function FoldRow({ folds, action }: FoldRowProps) {
  const [open, setOpen] = useState<readonly string[]>(() =>
    folds.filter((fold) => fold.isOpen).map(({ id }) => id),
  );
  const rowId = useId();
  const isOpen = ({ id }: RowFold) => open.includes(id);
  const toggle = ({ id }: RowFold) =>
    setOpen((known) => (known.includes(id) ? known.filter((other) => other !== id) : [...known, id]));
  return (
    <>
      <div className="fold-row">
        {folds.map((fold) => (
          <button
            key={fold.id}
            type="button"
            aria-expanded={isOpen(fold)}
            aria-controls={`${rowId}-${fold.id}`}
            className={classNames('fold-button', isOpen(fold) && 'bg-wash')}
            onClick={() => toggle(fold)}
          >
            {fold.label}
          </button>
        ))}
        {action}
      </div>
      {folds.map((fold) => (
        <div
          key={fold.id}
          id={`${rowId}-${fold.id}`}
          hidden={!isOpen(fold)}
          className={isOpen(fold) ? 'grid min-w-0 gap-2.5' : undefined}
        >
          {isOpen(fold) && fold.content}
        </div>
      ))}
    </>
  );
}
