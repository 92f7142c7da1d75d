import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { companyAuditRoutes } from '../../../../contracts/company/company-audit.ts';
import type { RouteInput } from '../../../../contracts/route.ts';
import { download, saveFile } from '../../../lib/api/download.ts';
import { routeQuery } from '../../../lib/api/query.ts';

type Page = NonNullable<RouteInput<typeof companyAuditRoutes.entries>['query']>;

/** Loads a page of the company's part of the audit trail. */
export const useCompanyAudit = (query: Page) =>
  useQuery({ ...routeQuery(companyAuditRoutes.entries, { query }), placeholderData: keepPreviousData });

/** Loads the newest sign-ins. */
export const useSignIns = () => useQuery(routeQuery(companyAuditRoutes.signIns, {}));

/** Saves the company's part of the audit trail. */
export const useExportEntries = () =>
  useMutation({
    mutationFn: async (_: undefined) =>
      saveFile(await download(companyAuditRoutes.exportEntries, {}), 'audit-trail.csv'),
  });

/** Saves all sign-ins. */
export const useExportSignIns = () =>
  useMutation({
    mutationFn: async (_: undefined) =>
      saveFile(await download(companyAuditRoutes.exportSignIns, {}), 'sign-ins.csv'),
  });
