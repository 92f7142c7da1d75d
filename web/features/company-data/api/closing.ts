import { useMutation, useQuery } from '@tanstack/react-query';
import { type ClosingBody, closingRoutes } from '../../../../contracts/company/closing.ts';
import { call } from '../../../lib/api/api-client.ts';
import { routeQuery } from '../../../lib/api/query.ts';

/** Loads what closing the own company would erase. */
export const useClosingPreview = () => useQuery(routeQuery(closingRoutes.preview, {}));

/** Closes the own company. The result is from when on it is erased. */
export const useCloseCompany = () =>
  useMutation({
    mutationFn: async (body: ClosingBody) => (await call(closingRoutes.close, { body })).data.erasesAt,
  });
