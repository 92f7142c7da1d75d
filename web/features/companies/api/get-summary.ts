import { useQuery } from '@tanstack/react-query';
import type { companyRoutes } from '../../../../contracts/companies.ts';
import { routeQuery } from '../../../lib/query.ts';

const summary = routeQuery<typeof companyRoutes.summary>(
  { method: 'GET', path: '/api/company/summary', auth: 'company' },
  {},
);

/** Counts of the own company; `isEnabled` is false for who has none to ask about. */
export const useSummary = (isEnabled: boolean) => useQuery({ ...summary, enabled: isEnabled });
