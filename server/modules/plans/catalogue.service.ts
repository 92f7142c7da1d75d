import type { ManagedCatalogue } from '../../../contracts/plans/plan-catalogue.ts';
import type { Db } from '../../db/connect.ts';
import { createCatalogueRepository } from './catalogue.repository.ts';
import { createManagedPacks } from './managed-packs.ts';
import { createManagedPlans, presentPlan } from './managed-plans.ts';
import type { PlansService } from './plans.service.ts';

type Deps = { db: Db; plans: Pick<PlansService, 'forgetEntitlements'> };

export type CatalogueService = ReturnType<typeof createCatalogueService>;

/** Lets the administrator change what is for sale. Landing page, chooser and calculator read the same rows. */
export function createCatalogueService({ db, plans }: Deps) {
  return {
    ...createManagedPlans({ db, plans }),
    ...createManagedPacks(db),

    async list(): Promise<ManagedCatalogue> {
      const repository = createCatalogueRepository(db);
      return {
        plans: (await repository.listPlans()).map(presentPlan),
        queryPacks: await repository.listQueryPacks(),
      };
    },
  };
}
