import type { AnalyticsPeriod } from '../../../../contracts/analytics/analytics.ts';
import { ExportButton } from '../../../ui/button/export-button.tsx';
import { useExportQuestions } from '../api/export-questions.ts';
import { texts } from '../texts.ts';

/** A button that saves the counted questions as a CSV file. */
export function ExportQuestions({ period }: { period: AnalyticsPeriod }) {
  const exportQuestions = useExportQuestions();
  return <ExportButton words={texts.export} mutation={exportQuestions} target={period} />;
}
