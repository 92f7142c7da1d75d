import { useQuery } from '@tanstack/react-query';
import { adminRoutes } from '../../../../contracts/admin/admin.ts';
import { routeQuery } from '../../../lib/api/query.ts';

export const useClient = (id: string) =>
  useQuery(routeQuery(adminRoutes.getCompanyDetails, { params: { id } }));
