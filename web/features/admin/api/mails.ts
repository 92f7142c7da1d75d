import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { adminRoutes, type OutboxMail } from '../../../../contracts/admin/admin.ts';
import type { RouteInput } from '../../../../contracts/route.ts';
import { call } from '../../../lib/api/api-client.ts';
import { routeKey, routeQuery } from '../../../lib/api/query.ts';

type MailsQuery = NonNullable<RouteInput<typeof adminRoutes.outbox>['query']>;

const REFRESH_MS = 4000;

const isOnItsWay = ({ state }: OutboxMail) => state === 'queued';

/** Loads a page of mails, again and again while one of them is on its way. */
export const useMails = (query: MailsQuery) =>
  useQuery({
    ...routeQuery(adminRoutes.outbox, { query }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.data.some(isOnItsWay) ? REFRESH_MS : false),
  });

/** Reads the words of a mail that is for its reader alone, by its id; the look is written into the audit trail. */
export const useReadMail = () =>
  useMutation({ mutationFn: (id: string) => call(adminRoutes.readMail, { params: { id } }) });

/** Queues a mail again, by its id. */
export function useSendMailAgain() {
  const queryClient = useQueryClient();
  return useMutation<unknown, Error, string>({
    mutationFn: (id) => call(adminRoutes.sendMailAgain, { params: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: routeKey(adminRoutes.outbox) }),
  });
}
