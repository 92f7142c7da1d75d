import { useQuery } from '@tanstack/react-query';
import { companyRoutes } from '../../../../contracts/companies.ts';
import { routeQuery } from '../../../lib/query.ts';

/** Loads the user's company; fails with `not_found` before it is created. */
export const useProfile = () => useQuery(routeQuery(companyRoutes.getProfile, {}));
