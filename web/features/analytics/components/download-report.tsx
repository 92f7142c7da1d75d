import type { AnalyticsPeriod } from '../../../../contracts/analytics/analytics.ts';
import { ExportButton } from '../../../ui/button/export-button.tsx';
import { useDownloadReport } from '../api/download-report.ts';
import { texts } from '../texts.ts';

/** A button that saves the figures of the period as a PDF file. */
export function DownloadReport({ period }: { period: AnalyticsPeriod }) {
  const downloadReport = useDownloadReport();
  return <ExportButton words={texts.report} mutation={downloadReport} target={period} />;
}
