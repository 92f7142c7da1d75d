import type { UseMutationResult } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { tellOutcome } from '../lib/tell-outcome.ts';
import { Button } from './button.tsx';

type ExportButtonProps<T> = {
  words: { button: string; busy: string; done: string };
  /** Fetches the file and saves it. */
  mutation: UseMutationResult<unknown, Error, T>;
  /** What the mutation is called with. */
  target: T;
};

/** Saves what a screen shows as a file, and tells how that went. */
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
