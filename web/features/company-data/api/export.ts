import { useMutation, useQuery } from '@tanstack/react-query';
import { companyDataRoutes, type Reproof } from '../../../../contracts/company-data.ts';
import { twoStepRoutes } from '../../../../contracts/two-step.ts';
import { download, saveFile } from '../../../lib/download.ts';
import { routeQuery } from '../../../lib/query.ts';

/** Whether the own account has two-step sign-in, so that a code is asked for too. */
export const useHasTwoStep = () => useQuery(routeQuery(twoStepRoutes.state, {}));

/** Saves everything of the company as one file. */
export const useExportCompany = () =>
  useMutation({
    mutationFn: async (body: Reproof) =>
      saveFile(await download(companyDataRoutes.exportAll, { body }), 'company-data.zip'),
  });
