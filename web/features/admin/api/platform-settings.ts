import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type IdentityChange,
  platformSettingsRoutes,
  type RetentionDays,
} from '../../../../contracts/admin/platform-settings.ts';
import { call } from '../../../lib/api/api-client.ts';
import { routeKey, routeQuery } from '../../../lib/api/query.ts';
import { adoptIdentity } from '../../../lib/browser/identity.ts';

/** Loads the current settings. */
export const usePlatformSettings = () => useQuery(routeQuery(platformSettingsRoutes.settings, {}));

/** Sends a mail to one's own address, or asks the model for a word. */
export const useConnectionTest = (what: 'mail' | 'model') =>
  useMutation({
    mutationFn: async () =>
      (await call(what === 'mail' ? platformSettingsRoutes.testMail : platformSettingsRoutes.testModel, {}))
        .data,
  });

/** Sets brand name and support address, which the page shows from then on. */
export function useSetIdentity() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: IdentityChange) => call(platformSettingsRoutes.setIdentity, { body }),
    onSuccess: ({ data }) => {
      adoptIdentity(data);
      return queryClient.invalidateQueries({ queryKey: routeKey(platformSettingsRoutes.settings) });
    },
  });
}

/** Counts the conversations that a retention period would affect now. */
export const usePreviewRetention = () =>
  useMutation({
    mutationFn: async (days: NonNullable<RetentionDays>) =>
      (await call(platformSettingsRoutes.previewRetention, { query: { days } })).data.conversations,
  });

/** Sets how long conversations are kept. */
export function useSetRetention() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (days: RetentionDays) => call(platformSettingsRoutes.setRetention, { body: { days } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: routeKey(platformSettingsRoutes.settings) }),
  });
}
