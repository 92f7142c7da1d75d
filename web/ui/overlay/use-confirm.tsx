import type { UseMutationResult } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { messageOf } from '../../lib/api/api-error.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

type ConfirmOptions<T, Result> = Pick<
  ComponentProps<typeof ConfirmDialog>,
  'question' | 'consequence' | 'verb' | 'tone'
> & {
  /** Text of the button while the work runs. */
  busyText: string;
  mutation: UseMutationResult<Result, Error, T>;
  /** Argument of the mutation. */
  target: T;
  /** Called with the result once it is done, even if the control that asked is gone by then. */
  onDone: (result: Result) => void;
};

/** Asks before a mutation. `ask` opens the dialog, which closes after a success and stays open after a failure. */
export function useConfirm<T, Result>(options: ConfirmOptions<T, Result>) {
  const { busyText, mutation, target, onDone, ...words } = options;
  const [isAsking, setIsAsking] = useState(false);

  const ask = () => {
    mutation.reset();
    setIsAsking(true);
  };
  const confirm = async () => {
    let result: Result;
    try {
      result = await mutation.mutateAsync(target);
    } catch {
      // The dialog shows the error from the mutation's own state.
      return;
    }
    setIsAsking(false);
    onDone(result);
  };
  const dialog = (
    <ConfirmDialog
      {...words}
      isOpen={isAsking}
      onClose={() => setIsAsking(false)}
      onConfirm={confirm}
      busyText={mutation.isPending && busyText}
      error={mutation.error ? messageOf(mutation.error) : undefined}
    />
  );
  return { ask, dialog };
}
