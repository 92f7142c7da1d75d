import { useQuery } from '@tanstack/react-query';
import type { companyRoutes } from '../../../../contracts/company/companies.ts';
import { routeQuery } from '../../../lib/api/query.ts';

export const summaryQuery = routeQuery<typeof companyRoutes.summary>(
  { method: 'GET', path: '/api/company/summary', auth: 'company' },
  {},
);

/** Loads counts of the user's company; `isEnabled` is false for users without one. */
export const useSummary = (isEnabled: boolean) => useQuery({ ...summaryQuery, enabled: isEnabled });
