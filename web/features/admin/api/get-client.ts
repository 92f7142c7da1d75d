import { useQuery } from '@tanstack/react-query';
import { adminRoutes } from '../../../../contracts/admin.ts';
import { routeQuery } from '../../../lib/query.ts';

export const useClient = (id: string) =>
  useQuery(routeQuery(adminRoutes.getCompanyDetails, { params: { id } }));
