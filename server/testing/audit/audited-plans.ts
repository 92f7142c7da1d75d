/** How what the audit trail tells of plans, packs and purchases is done. */
import type { AuditAction } from '../../../contracts/admin/audit-actions.ts';
import { planCatalogueRoutes } from '../../../contracts/plans/plan-catalogue.ts';
import { planRoutes } from '../../../contracts/plans/plans.ts';
import { purchaseRoutes } from '../../../contracts/plans/purchases.ts';
import { createApprovedCompany } from '../accounts.ts';
import type { AuditScene } from './audit-scene.ts';

const PLAN = {
  prices: { USD: 15.5 },
  maxProducts: 2,
  maxManuals: 2,
  maxStorageMb: 100,
  maxQueries: null,
  tokenLimitPerMonth: null,
  availability: 'available',
  listedOn: [],
  position: 9,
};
/** In the order of the contract: what is added is there to be changed and removed. */
export const AUDITED_PLANS = {
  'purchase.recorded': async ({ app, admin, act, asAdmin }) => {
    const { companyId, token } = await createApprovedCompany(app);
    await act(planRoutes.createPurchase, admin, { body: { companyId, plan: 'Enterprise' } });
    await asAdmin(planRoutes.adminCreatePurchase, { body: { companyId, plan: 'Standard', months: 2 } });
    return act(
      planRoutes.createPurchase,
      { token },
      { body: { companyId, plan: 'Free', replaces: 'Standard' } },
    );
  },
  'query_pack.sold': async ({ app, asAdmin }) => {
    const { companyId } = await createApprovedCompany(app);
    return asAdmin(purchaseRoutes.sellPack, { body: { companyId, queries: 1000 } });
  },
  'plan.added': ({ asAdmin }) => asAdmin(planCatalogueRoutes.addPlan, { body: { name: 'Team', ...PLAN } }),
  'plan.changed': async ({ asAdmin }) => {
    const params = { name: 'Team' };
    await asAdmin(planCatalogueRoutes.changePlan, { params, body: { ...PLAN, maxProducts: 3 } });
    return asAdmin(planCatalogueRoutes.retirePlan, { params, body: { isRetired: true } });
  },
  'plan.removed': ({ asAdmin }) => asAdmin(planCatalogueRoutes.removePlan, { params: { name: 'Team' } }),
  'query_pack.saved': ({ asAdmin }) =>
    asAdmin(planCatalogueRoutes.saveQueryPack, { body: { queries: 77, prices: { USD: 5 } } }),
  'query_pack.removed': ({ asAdmin }) =>
    asAdmin(planCatalogueRoutes.removeQueryPack, { params: { queries: '77' } }),
} satisfies Partial<Record<AuditAction, (scene: AuditScene) => Promise<unknown>>>;
