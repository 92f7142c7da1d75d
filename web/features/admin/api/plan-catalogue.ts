import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { planCatalogueRoutes } from '../../../../contracts/plans/plan-catalogue.ts';
import { planRoutes } from '../../../../contracts/plans/plans.ts';
import type { RouteInput } from '../../../../contracts/route.ts';
import { call } from '../../../lib/api/api-client.ts';
import { routeKey, routeQuery } from '../../../lib/api/query.ts';

export type PlanValues = RouteInput<typeof planCatalogueRoutes.changePlan>['body'];
export type PackValues = RouteInput<typeof planCatalogueRoutes.saveQueryPack>['body'];

/** Loads all plans, including retired ones, and all query packs. */
export const useManagedCatalogue = () => useQuery(routeQuery(planCatalogueRoutes.list, {}));

/** Makes a mutation that changes the catalogue and then loads it again. */
function useChange<T>(change: (input: T) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation<unknown, Error, T>({
    mutationFn: change,
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: routeKey(planCatalogueRoutes.list) }),
        queryClient.invalidateQueries({ queryKey: routeKey(planRoutes.catalogue) }),
      ]),
  });
}

/** Adds a plan, or changes the one with this name. */
export const useSavePlan = (isNew: boolean) =>
  useChange(({ name, ...body }: PlanValues & { name: string }) =>
    isNew
      ? call(planCatalogueRoutes.addPlan, { body: { ...body, name } })
      : call(planCatalogueRoutes.changePlan, { params: { name }, body }),
  );

/** Takes the plan off sale, or offers it again. */
export const useRetirePlan = (isRetired: boolean) =>
  useChange((name: string) =>
    call(planCatalogueRoutes.retirePlan, { params: { name }, body: { isRetired } }),
  );

export const useRemovePlan = () =>
  useChange((name: string) => call(planCatalogueRoutes.removePlan, { params: { name } }));

export const useSavePack = () =>
  useChange((body: PackValues) => call(planCatalogueRoutes.saveQueryPack, { body }));

export const useRemovePack = () =>
  useChange((queries: number) => call(planCatalogueRoutes.removeQueryPack, { params: { queries } }));
