import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type DemoRequestFilter, demoRequestRoutes } from '../../../../contracts/admin/demo-requests.ts';
import type { RouteInput } from '../../../../contracts/route.ts';
import { call } from '../../../lib/api/api-client.ts';
import { download, saveFile } from '../../../lib/api/download.ts';
import { routeKey, routeQuery } from '../../../lib/api/query.ts';

type Change = RouteInput<typeof demoRequestRoutes.updateDemoForm>['body'];

export const useDemoRequests = (query: DemoRequestFilter & { page: number }) =>
  useQuery({
    ...routeQuery(demoRequestRoutes.getDemoForms, { query }),
    placeholderData: keepPreviousData,
  });

/** Changes the status or the note of a demo request, and is done when the list shows that. */
export function useUpdateDemoRequest(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Change) => call(demoRequestRoutes.updateDemoForm, { params: { id }, body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: routeKey(demoRequestRoutes.getDemoForms) }),
  });
}

/** Saves the matching demo requests as a CSV file. */
export const useExportDemoRequests = () =>
  useMutation({
    mutationFn: async (query: DemoRequestFilter) =>
      saveFile(await download(demoRequestRoutes.exportDemoForms, { query }), 'demo-requests.csv'),
  });
