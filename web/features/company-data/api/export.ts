import { useMutation, useQuery } from '@tanstack/react-query';
import { twoStepRoutes } from '../../../../contracts/account/two-step.ts';
import { companyDataRoutes, type Reproof } from '../../../../contracts/company/company-data.ts';
import { download, saveFile } from '../../../lib/api/download.ts';
import { routeQuery } from '../../../lib/api/query.ts';

/** Whether the own account has two-step sign-in, so that a code is asked for too. */
export const useHasTwoStep = () => useQuery(routeQuery(twoStepRoutes.state, {}));

/** Saves everything of the company as one file. */
export const useExportCompany = () =>
  useMutation({
    mutationFn: async (body: Reproof) =>
      saveFile(await download(companyDataRoutes.exportAll, { body }), 'company-data.zip'),
  });
