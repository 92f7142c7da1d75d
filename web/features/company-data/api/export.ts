import { useMutation } from '@tanstack/react-query';
import type { Reproof } from '../../../../contracts/account/auth.ts';
import { companyDataRoutes } from '../../../../contracts/company/company-data.ts';
import { download, saveFile } from '../../../lib/api/download.ts';

/** Saves everything of the company as one file. */
export const useExportCompany = () =>
  useMutation({
    mutationFn: async (body: Reproof) =>
      saveFile(await download(companyDataRoutes.exportAll, { body }), 'company-data.zip'),
  });
