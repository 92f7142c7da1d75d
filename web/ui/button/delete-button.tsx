import type { UseMutationResult } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useConfirm } from '../overlay/use-confirm.tsx';
import { texts } from '../page/texts.ts';
import { IconButton } from './icon-button.tsx';

type DeleteButtonProps<T> = {
  /** Label that names what it deletes, for tooltip and screen reader. */
  label: string;
  question: string;
  consequence: ReactNode;
  verb: string;
  /** Called after the deletion, to say so and perhaps offer to undo it. */
  onDeleted: () => void;
  deletion: UseMutationResult<unknown, Error, T>;
  /** Argument of the mutation. */
  target: T;
};

/** A button with a bin. Its dialog asks before the deletion, stays open if that fails, and closes when it is done. */
export function DeleteButton<T>({ label, deletion, onDeleted, ...rest }: DeleteButtonProps<T>) {
  const { ask, dialog } = useConfirm({
    ...rest,
    mutation: deletion,
    onDone: onDeleted,
    busyText: texts.deleting,
  });
  return (
    <>
      <IconButton label={label} onClick={ask}>
        <Trash2 size={20} aria-hidden="true" />
      </IconButton>
      {dialog}
    </>
  );
}
