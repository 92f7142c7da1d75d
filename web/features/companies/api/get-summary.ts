import { useQuery } from '@tanstack/react-query';
import { companyRoutes } from '../../../../contracts/companies.ts';
import { routeQuery } from '../../../lib/query.ts';

/** Counts of the own company; `isEnabled` is false for who has none to ask about. */
export const useSummary = (isEnabled: boolean) =>
  useQuery({ ...routeQuery(companyRoutes.summary, {}), enabled: isEnabled });
