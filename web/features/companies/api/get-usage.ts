import { useQuery } from '@tanstack/react-query';
import type { companyRoutes } from '../../../../contracts/company/companies.ts';
import { routeQuery } from '../../../lib/api/query.ts';

/** Loads plan and usage of a company, once its id is known. */
export const useUsage = (companyId: string | undefined) =>
  useQuery({
    ...routeQuery<typeof companyRoutes.usageInfo>(
      { method: 'GET', path: '/api/company/usage-info/:id', auth: 'company' },
      { params: { id: companyId ?? '' } },
    ),
    enabled: companyId !== undefined,
  });
