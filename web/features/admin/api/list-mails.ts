import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { adminRoutes } from '../../../../contracts/admin.ts';
import type { RouteInput } from '../../../../contracts/route.ts';
import { routeQuery } from '../../../lib/query.ts';

type MailsQuery = NonNullable<RouteInput<typeof adminRoutes.outbox>['query']>;

export const useMails = (query: MailsQuery) =>
  useQuery({ ...routeQuery(adminRoutes.outbox, { query }), placeholderData: keepPreviousData });
