import type { Client, ClientDetail } from '../../../contracts/admin/admin.ts';
import { notFound } from '../../app-error.ts';
import { createHoldingsRepository } from '../../db/holdings.repository.ts';
import type { ListPage } from '../../db/list-page.ts';
import { monthOf } from '../../time.ts';
import type { PlanInterests } from '../plans/plan-interests.service.ts';
import type { PlansService } from '../plans/plans.service.ts';
import { presentClient } from './admin.presenter.ts';
import { type ClientFilter, countWithoutTwoStep, createAdminRepository } from './admin.repository.ts';
import { createClientDecision, type DecisionDeps } from './client-decision.ts';

type Deps = DecisionDeps & {
  plans: Pick<PlansService, 'entitlement' | 'extraQueries'>;
  planInterests: Pick<PlanInterests, 'list'>;
};

/** Of an account that has no company yet. */
const NOTHING_HELD = {
  extra_queries: 0,
  products: 0,
  manuals: 0,
  chatbots: 0,
  interests: [],
  lacksTwoStep: 0,
};

export type AdminService = ReturnType<typeof createAdminService>;

/** The administrator's view of the clients, and the decision who may work. */
export function createAdminService(deps: Deps) {
  const { db, plans, planInterests } = deps;
  const month = () => monthOf(new Date());
  const repository = createAdminRepository(db, month);
  const holdings = createHoldingsRepository(db);

  async function holdingsOf(companyId: string) {
    return {
      extra_queries: await plans.extraQueries(companyId, month()),
      products: await holdings.countProducts(companyId),
      manuals: await holdings.countManuals(companyId),
      chatbots: await holdings.countChatbots(companyId),
      interests: await planInterests.list(companyId),
      lacksTwoStep: await countWithoutTwoStep(db, companyId),
    };
  }

  return {
    ...createClientDecision(deps),

    async listClients(filter: ClientFilter): Promise<ListPage<Client>> {
      const { rows, total } = await repository.listClients(filter);
      return { rows: rows.map(presentClient), total };
    },

    /** @throws AppError not_found */
    async findClient(id: string): Promise<ClientDetail> {
      const row = await repository.findClient(id);
      if (!row) throw notFound('This client');
      const companyId = row.company?.id;
      const entitlement = companyId === undefined ? undefined : await plans.entitlement(companyId);
      const total_tokens = entitlement?.tokenLimitPerMonth ?? null;
      const client = presentClient(row);
      return {
        ...client,
        company: client.company && { ...client.company, total_tokens },
        total_tokens,
        queries_used: row.queriesUsed,
        total_queries: entitlement?.maxQueries ?? null,
        total_products: entitlement?.maxProducts ?? null,
        total_manuals: entitlement?.maxManuals ?? null,
        trialEndsAt: entitlement?.trialEndsAt?.toISOString() ?? null,
        requiresTwoStep: row.company?.requiresTwoStep ?? false,
        suspensionReason: row.company?.suspensionReason ?? '',
        ...(companyId === undefined ? NOTHING_HELD : await holdingsOf(companyId)),
      };
    },
  };
}
