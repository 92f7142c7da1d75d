import type { UseMutationResult } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { messageOf } from '../lib/api-error.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

type ConfirmOptions<T, Result> = Pick<
  ComponentProps<typeof ConfirmDialog>,
  'question' | 'consequence' | 'verb' | 'tone'
> & {
  /** Text of the button while the work runs. */
  busyText: string;
  mutation: UseMutationResult<Result, Error, T>;
  /** What the mutation is called with. */
  target: T;
  /** Called with what came of it once it is done, also when the control that asked is gone by then. */
  onDone: (result: Result) => void;
};

/** A question before a mutation: `ask` opens it; it stays open when that fails and closes when it is done. */
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
      // Shown in the dialog from the mutation's own state.
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
