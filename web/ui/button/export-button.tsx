import type { UseMutationResult } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { tellOutcome } from '../../lib/api/tell-outcome.ts';
import { Button } from './button.tsx';

type ExportButtonProps<T> = {
  words: { button: string; busy: string; done: string };
  /** Mutation that fetches the file and saves it. */
  mutation: UseMutationResult<unknown, Error, T>;
  /** Argument of the mutation. */
  target: T;
};

/** A button that saves the content of a screen as a file and says whether that worked. */
export function ExportButton<T>({ words, mutation, target }: ExportButtonProps<T>) {
  return (
    <Button
      icon={<Download size={18} aria-hidden="true" />}
      busyText={mutation.isPending && words.busy}
      onClick={() => tellOutcome(mutation.mutateAsync(target), words.done)}
    >
      {words.button}
    </Button>
  );
}
