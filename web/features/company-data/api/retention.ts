import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { RetentionDays } from '../../../../contracts/admin/platform-settings.ts';
import { companyDataRoutes } from '../../../../contracts/company/company-data.ts';
import { call } from '../../../lib/api/api-client.ts';
import { routeKey, routeQuery } from '../../../lib/api/query.ts';

/** Loads how long the company's conversations are kept. */
export const useCompanyRetention = () => useQuery(routeQuery(companyDataRoutes.retention, {}));

/** Counts the company's conversations that a period would affect now. */
export const usePreviewCompanyRetention = () =>
  useMutation({
    mutationFn: async (days: NonNullable<RetentionDays>) =>
      (await call(companyDataRoutes.previewRetention, { query: { days } })).data.conversations,
  });

/** Sets how long the company's conversations are kept. */
export function useSetCompanyRetention() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (days: RetentionDays) => call(companyDataRoutes.setRetention, { body: { days } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: routeKey(companyDataRoutes.retention) }),
  });
}
