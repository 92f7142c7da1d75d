import type { UseMutationResult } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { messageOf } from '../lib/api-error.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { IconButton } from './icon-button.tsx';
import { texts } from './texts.ts';

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
export function DeleteButton<T>(props: DeleteButtonProps<T>) {
  const { label, question, consequence, verb, onDeleted, deletion, target } = props;
  const [isAsking, setIsAsking] = useState(false);

  const ask = () => {
    deletion.reset();
    setIsAsking(true);
  };
  const confirm = async () => {
    try {
      await deletion.mutateAsync(target);
    } catch {
      // Shown in the dialog from the mutation's own state.
      return;
    }
    setIsAsking(false);
    onDeleted();
  };

  return (
    <>
      <IconButton label={label} onClick={ask}>
        <Trash2 size={20} aria-hidden="true" />
      </IconButton>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={confirm}
        question={question}
        consequence={consequence}
        verb={verb}
        busyText={deletion.isPending && texts.deleting}
        error={deletion.error ? messageOf(deletion.error) : undefined}
      />
    </>
  );
}
