import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { demoRequestRoutes } from '../../../../contracts/demo-requests.ts';
import { routeQuery } from '../../../lib/query.ts';

export const useDemoRequests = (query: { page: number; search: string }) =>
  useQuery({
    ...routeQuery(demoRequestRoutes.getDemoForms, { query }),
    placeholderData: keepPreviousData,
  });
