import { useQuery } from '@tanstack/react-query';
import { companyRoutes } from '../../../../contracts/company/companies.ts';
import { routeQuery } from '../../../lib/api/query.ts';

/** Loads the user's company; fails with `not_found` before it is created. */
export const useProfile = () => useQuery(routeQuery(companyRoutes.getProfile, {}));
