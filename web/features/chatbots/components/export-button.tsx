import { Download } from 'lucide-react';
import type { ChatbotFilter } from '../../../../contracts/chatbots.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { showFailure, showToast } from '../../../lib/toast-store.ts';
import { Button } from '../../../ui/button.tsx';
import { useExportBots } from '../api/export-bots.ts';
import { texts } from '../texts.ts';

/** Saves what the list shows, all pages of it, as a CSV file. */
export function ExportButton({ filter }: { filter: ChatbotFilter }) {
  const words = texts.export;
  const exporting = useExportBots();
  const save = () =>
    exporting.mutate(filter, {
      onSuccess: () => showToast(words.done),
      onError: (error) => showFailure(messageOf(error)),
    });
  return (
    <Button
      icon={<Download size={18} aria-hidden="true" />}
      busyText={exporting.isPending && words.busy}
      onClick={save}
    >
      {words.button}
    </Button>
  );
}
