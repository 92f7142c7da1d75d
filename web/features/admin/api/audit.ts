import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { auditRoutes } from '../../../../contracts/admin/audit.ts';
import type { RouteInput } from '../../../../contracts/route.ts';
import { call } from '../../../lib/api/api-client.ts';
import { download, saveFile } from '../../../lib/api/download.ts';
import { routeQuery } from '../../../lib/api/query.ts';

type AuditQuery = NonNullable<RouteInput<typeof auditRoutes.list>['query']>;

export const useAuditEntries = (query: AuditQuery) =>
  useQuery({ ...routeQuery(auditRoutes.list, { query }), placeholderData: keepPreviousData });

/** Has the server compute every hash again. It does so only on demand, because it reads the whole trail. */
export const useAuditCheck = () => useMutation({ mutationFn: () => call(auditRoutes.check, {}) });

/** Saves the whole trail as lines of JSON. */
export const useExportAudit = () =>
  useMutation({
    mutationFn: async (_: undefined) => saveFile(await download(auditRoutes.export, {}), 'audit-trail.jsonl'),
  });
