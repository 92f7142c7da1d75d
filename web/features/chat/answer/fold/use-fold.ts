import { useId, useState } from 'react';
import { useIsPrinting } from './use-is-printing.ts';

/** A button that opens what it stands for, and what is shown then. */
export type Fold = {
  /** For the button. */
  button: { type: 'button'; 'aria-expanded': boolean; 'aria-controls': string; onClick: () => void };
  /** For what it opens; on paper all of it is there. */
  content: { id: string; hidden: boolean };
};

/** Folds something that is not needed at a glance. */
export function useFold(): Fold {
  const [isOpen, setIsOpen] = useState(false);
  const isPrinting = useIsPrinting();
  const id = useId();
  return {
    button: {
      type: 'button',
      'aria-expanded': isOpen,
      'aria-controls': id,
      onClick: () => setIsOpen(!isOpen),
    },
    content: { id, hidden: !isOpen && !isPrinting },
  };
}
