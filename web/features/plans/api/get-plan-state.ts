import { useQuery } from '@tanstack/react-query';
import { planRoutes } from '../../../../contracts/plans.ts';
import { routeQuery } from '../../../lib/query.ts';

/** The purchase in force; Free for a company that never bought. */
export const useCurrentPlan = () => useQuery(routeQuery(planRoutes.purchaseInfo, {}));

/** Plans the own company asked for. */
export const useInterests = () => useQuery(routeQuery(planRoutes.listInterests, {}));
