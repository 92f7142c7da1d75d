import { Download } from 'lucide-react';
import type { AnalyticsPeriod } from '../../../../contracts/analytics.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { showFailure, showToast } from '../../../lib/toast-store.ts';
import { Button } from '../../../ui/button.tsx';
import { useExportQuestions } from '../api/export-questions.ts';
import { texts } from '../texts.ts';

const words = texts.export;

/** Saves the questions that the screen counts as a CSV file. */
export function ExportButton({ period }: { period: AnalyticsPeriod }) {
  const exporting = useExportQuestions();
  const save = () =>
    exporting.mutate(period, {
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
