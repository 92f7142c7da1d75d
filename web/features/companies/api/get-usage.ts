import { useQuery } from '@tanstack/react-query';
import type { companyRoutes } from '../../../../contracts/companies.ts';
import { routeQuery } from '../../../lib/query.ts';

/** Plan and usage of a company; nothing is asked while its id is not known. */
export const useUsage = (companyId: string | undefined) =>
  useQuery({
    ...routeQuery<typeof companyRoutes.usageInfo>(
      { method: 'GET', path: '/api/company/usage-info/:id', auth: 'company' },
      { params: { id: companyId ?? '' } },
    ),
    enabled: companyId !== undefined,
  });
