import { Download } from 'lucide-react';
import { messageOf } from '../lib/api-error.ts';
import { showFailure, showToast } from '../lib/toast-store.ts';
import { Button } from './button.tsx';

type ExportButtonProps = {
  words: { button: string; busy: string; done: string };
  isSaving: boolean;
  /** Fetches the file and saves it. */
  save: (outcome: { onSuccess: () => void; onError: (error: Error) => void }) => void;
};

/** Saves what a screen shows as a file, and tells how that went. */
export function ExportButton({ words, isSaving, save }: ExportButtonProps) {
  const onClick = () =>
    save({
      onSuccess: () => showToast(words.done),
      onError: (error) => showFailure(messageOf(error)),
    });
  return (
    <Button
      icon={<Download size={18} aria-hidden="true" />}
      busyText={isSaving && words.busy}
      onClick={onClick}
    >
      {words.button}
    </Button>
  );
}
