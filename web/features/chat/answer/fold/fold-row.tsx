import { type ReactNode, useId, useState } from 'react';
import { classNames } from '../../../../lib/browser/class-names.ts';
import { useIsPrinting } from './use-is-printing.ts';

export type RowFold = {
  id: string;
  label: string;
  content: ReactNode;
  /** Open at first. */
  isOpen?: boolean;
  /** Nothing of the answer itself, so that it is not printed unless it is open. */
  isBeside?: boolean;
};

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
  const isPrinting = useIsPrinting();
  const isOpen = ({ id }: RowFold) => open.includes(id);
  const isShown = (fold: RowFold) => isOpen(fold) || (isPrinting && !fold.isBeside);
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
          hidden={!isShown(fold)}
          className={isShown(fold) ? 'grid min-w-0 gap-2.5' : undefined}
        >
          {isShown(fold) && fold.content}
        </div>
      ))}
    </>
  );
}
