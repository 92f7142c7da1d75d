import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { replacedVersionRoutes, type VersionsKept } from '../../../../contracts/company/replaced-versions.ts';
import { call } from '../../../lib/api/api-client.ts';
import { routeKey, routeQuery } from '../../../lib/api/query.ts';

/** Loads which replaced versions of manuals the company keeps, and how many there are. */
export const useReplacedVersions = () => useQuery(routeQuery(replacedVersionRoutes.read, {}));

/** Counts what a number or an age would remove now, and what would stay in spite of it. */
export const usePreviewVersions = () =>
  useMutation({
    mutationFn: async ({ newest, days }: VersionsKept) =>
      (
        await call(replacedVersionRoutes.preview, {
          query: { ...(newest !== null && { newest }), ...(days !== null && { days }) },
        })
      ).data,
  });

/** Sets which replaced versions the company keeps. */
export function useChooseVersions() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: VersionsKept) => call(replacedVersionRoutes.choose, { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: routeKey(replacedVersionRoutes.read) }),
  });
}
