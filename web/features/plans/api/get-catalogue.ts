import { useQuery } from '@tanstack/react-query';
import { planRoutes } from '../../../../contracts/plans.ts';
import { routeQuery } from '../../../lib/query.ts';

/** Loads the plans and packs that are for sale. */
export const useCatalogue = () => useQuery(routeQuery(planRoutes.catalogue, {}));
