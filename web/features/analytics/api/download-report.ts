import { useMutation } from '@tanstack/react-query';
import { type AnalyticsPeriod, analyticsRoutes } from '../../../../contracts/analytics/analytics.ts';
import { download, saveFile } from '../../../lib/api/download.ts';
import { texts } from '../texts.ts';

/** Saves the figures of the period as a PDF file. */
export const useDownloadReport = () =>
  useMutation({
    mutationFn: async (query: AnalyticsPeriod) =>
      saveFile(await download(analyticsRoutes.report, { query }), texts.report.file(query.from, query.to)),
  });
