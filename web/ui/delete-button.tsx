import type { UseMutationResult } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import { texts } from './texts.ts';
import { useConfirm } from './use-confirm.tsx';

type DeleteButtonProps<T> = {
  /** What it deletes, for tooltip and screen reader. */
  label: string;
  question: string;
  consequence: ReactNode;
  verb: string;
  /** Called once it is deleted: says so, and may offer it back. */
  onDeleted: () => void;
  deletion: UseMutationResult<unknown, Error, T>;
  /** What the mutation is called with. */
  target: T;
};

/** A bin that asks before it deletes, stays open when that fails and tells when it is done. */
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
