import { useQuery } from '@tanstack/react-query';
import { companyRoutes } from '../../../../contracts/company/companies.ts';
import { planRoutes } from '../../../../contracts/plans/plans.ts';
import { routeQuery } from '../../../lib/api/query.ts';

/** The limits in force, of a trial too; nothing is asked while the company is not known. */
export const useUsage = (companyId: string | undefined) =>
  useQuery({
    ...routeQuery(companyRoutes.usageInfo, { params: { id: companyId ?? '' } }),
    enabled: companyId !== undefined,
  });

/** The purchase in force; Free for a company that never bought. */
export const useCurrentPlan = () => useQuery(routeQuery(planRoutes.purchaseInfo, {}));

/** Loads the plans that the company asked for. */
export const useInterests = () => useQuery(routeQuery(planRoutes.listInterests, {}));
