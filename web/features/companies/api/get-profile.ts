import { useQuery } from '@tanstack/react-query';
import { companyRoutes } from '../../../../contracts/companies.ts';
import { routeQuery } from '../../../lib/query.ts';

/** The own company; `not_found` before it is created. */
export const useProfile = () => useQuery(routeQuery(companyRoutes.getProfile, {}));
