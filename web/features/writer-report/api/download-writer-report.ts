import { useMutation } from '@tanstack/react-query';
import { writerReportRoutes } from '../../../../contracts/analytics/writer-report.ts';
import { download, saveFile } from '../../../lib/api/download.ts';
import { texts } from '../texts.ts';
import type { WantedReport } from './get-writer-report.ts';

const inputOf = ({ productId, from, to }: WantedReport) => ({ params: { productId }, query: { from, to } });

/** Saves the report as a PDF file. */
export const useDownloadPdf = () =>
  useMutation({
    mutationFn: async (wanted: WantedReport) =>
      saveFile(
        await download(writerReportRoutes.draw, inputOf(wanted)),
        texts.pdf.file(wanted.from, wanted.to),
      ),
  });

/** Saves the report as a CSV file. */
export const useDownloadCsv = () =>
  useMutation({
    mutationFn: async (wanted: WantedReport) =>
      saveFile(
        await download(writerReportRoutes.list, inputOf(wanted)),
        texts.csv.file(wanted.from, wanted.to),
      ),
  });
