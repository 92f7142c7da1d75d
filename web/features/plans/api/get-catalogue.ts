import { useQuery } from '@tanstack/react-query';
import { planRoutes } from '../../../../contracts/plans/plans.ts';
import { routeQuery } from '../../../lib/api/query.ts';

/** Loads the plans and packs that are for sale. */
export const useCatalogue = () => useQuery(routeQuery(planRoutes.catalogue, {}));
