import type { AnalyticsPeriod } from '../../../../contracts/analytics.ts';
import { ExportButton } from '../../../ui/export-button.tsx';
import { useExportQuestions } from '../api/export-questions.ts';
import { texts } from '../texts.ts';

/** Saves the questions that the screen counts as a CSV file. */
export function ExportQuestions({ period }: { period: AnalyticsPeriod }) {
  const exportQuestions = useExportQuestions();
  return <ExportButton words={texts.export} mutation={exportQuestions} target={period} />;
}
