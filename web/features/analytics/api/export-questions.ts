import { useMutation } from '@tanstack/react-query';
import { type AnalyticsPeriod, analyticsRoutes } from '../../../../contracts/analytics/analytics.ts';
import { download, saveFile } from '../../../lib/api/download.ts';
import { texts } from '../texts.ts';

/** Saves the questions of the period as a CSV file. */
export const useExportQuestions = () =>
  useMutation({
    mutationFn: async (query: AnalyticsPeriod) =>
      saveFile(
        await download(analyticsRoutes.exportQuestions, { query }),
        texts.export.file(query.from, query.to),
      ),
  });
