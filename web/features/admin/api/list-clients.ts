import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { adminRoutes } from '../../../../contracts/admin/admin.ts';
import type { RouteInput } from '../../../../contracts/route.ts';
import { routeQuery } from '../../../lib/api/query.ts';

export type ClientsQuery = NonNullable<RouteInput<typeof adminRoutes.getCompanies>['query']>;

/** Loads a page of clients; the previous page stays visible meanwhile. */
export const useClients = (query: ClientsQuery) =>
  useQuery({ ...routeQuery(adminRoutes.getCompanies, { query }), placeholderData: keepPreviousData });
