import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { adminRoutes } from '../../../../contracts/admin.ts';
import { routeQuery } from '../../../lib/query.ts';

export const useMails = (query: { page: number; search: string }) =>
  useQuery({ ...routeQuery(adminRoutes.outbox, { query }), placeholderData: keepPreviousData });
