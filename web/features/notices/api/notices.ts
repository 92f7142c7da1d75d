import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Notice, noticeRoutes } from '../../../../contracts/manuals/notices.ts';
import type { RouteInput } from '../../../../contracts/route.ts';
import { call } from '../../../lib/api/api-client.ts';
import { routeKey, routeQuery } from '../../../lib/api/query.ts';

/** How often it is looked again while something is under way. */
const WAIT_MS = 3_000;
const AT_ONCE = 20;

const isUnderWay = ({ waiting, queued }: Notice): boolean => waiting + queued > 0;

/** What new versions of a product changed, and the notices to its customers. */
export const useChanges = (productId: string) =>
  useQuery({
    ...routeQuery(noticeRoutes.show, { params: { productId } }),
    select: ({ data }) => data,
    refetchInterval: ({ state: { data } }) =>
      data?.data.versions[0]?.comparedAt === null || data?.data.notices.some(isUnderWay) ? WAIT_MS : false,
  });

/** The answers that a version changes. @param page counts from 1 */
export const useChangedAnswers = (productId: string, version: string, page: number) =>
  useQuery(
    routeQuery(noticeRoutes.changedAnswers, {
      params: { productId },
      query: { version, page, limit: AT_ONCE },
    }),
  );

export type NoticeBody = RouteInput<typeof noticeRoutes.send>['body'];

/** Sends a notice. */
export function useSendNotice(productId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NoticeBody) => call(noticeRoutes.send, { params: { productId }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: routeKey(noticeRoutes.show) }),
  });
}
