/** POST /api/company/company-info: loads the contact card, for chatbots that do not answer. */
import { useQuery } from '@tanstack/react-query';
import type { companyRoutes } from '../../../../contracts/company/companies.ts';
import { call } from '../../../lib/api/api-client.ts';

const route = { method: 'POST', path: '/api/company/company-info', auth: 'public' } as const;

export function useCompanyCard(companyId: string) {
  return useQuery({
    queryKey: ['company-card', companyId],
    queryFn: async ({ signal }) =>
      (await call<typeof companyRoutes.companyInfo>(route, { body: { companyId } }, { signal })).data,
  });
}
