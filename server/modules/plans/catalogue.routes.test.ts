import { beforeAll, expect, it } from 'vitest';
import {
  MAX_PACKS,
  type ManagedCatalogue,
  type PlanChange,
  planCatalogueRoutes,
} from '../../../contracts/plans/plan-catalogue.ts';
import { type Catalogue, planRoutes } from '../../../contracts/plans/plans.ts';
import { createAdministrator, createApprovedCompany } from '../../testing/accounts.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';

const TEAM: PlanChange = {
  prices: { INR: 1299.5, USD: 15 },
  maxProducts: 25,
  maxManuals: 60,
  maxQueries: null,
  tokenLimitPerMonth: 2_000_000,
  maxStorageMb: 100,
  availability: 'available',
  listedOn: ['landing'],
  position: 4,
};

describeOnBothDatabases('the plan catalogue', (database) => {
  const app = useTestApp(database);
  const { addPlan, changePlan, retirePlan, removePlan, saveQueryPack, removeQueryPack } = planCatalogueRoutes;
  let token = '';
  const call = (route: Parameters<ReturnType<typeof app>['call']>[0], params: object, body?: unknown) =>
    app().call(route, { token, params: { ...params }, body });
  const sold = async () => (await app().call(planRoutes.catalogue)).body.data as Catalogue;
  const managed = async () =>
    (await app().call(planCatalogueRoutes.list, { token })).body.data as ManagedCatalogue;

  beforeAll(async () => {
    token = (await createAdministrator(app())).token;
  });

  it('gets a plan, which everybody sees at its place', async () => {
    expect(await call(addPlan, {}, { name: 'Team', ...TEAM })).toMatchObject({
      status: 201,
      body: { data: { name: 'Team', isRetired: false, isNeeded: false, inUse: false } },
    });
    const { position: _, ...shown } = TEAM;
    expect((await sold()).plans[4]).toEqual({ name: 'Team', ...shown });
    expect(await call(addPlan, {}, { name: 'team', ...TEAM })).toMatchObject({
      status: 409,
      body: { errors: { name: 'There is a plan "team" already.' } },
    });
  });

  it.each([
    ['no price', { prices: {} }, 'prices'],
    ['a price below zero', { prices: { INR: -1 } }, 'prices.INR'],
    ['a price beyond reason', { prices: { INR: 1e9 } }, 'prices.INR'],
    ['a currency that is none', { prices: { rupees: 1 } }, 'prices.rupees'],
    ['no products', { maxProducts: 0 }, 'maxProducts'],
    ['half a manual', { maxManuals: 1.5 }, 'maxManuals'],
    ['more than can be counted', { maxQueries: 3e9 }, 'maxQueries'],
    ['text for a number', { tokenLimitPerMonth: '5' }, 'tokenLimitPerMonth'],
    ['an unknown availability', { availability: 'soon' }, 'availability'],
    ['an unknown place', { listedOn: ['everywhere'] }, 'listedOn.0'],
    ['a place behind the last', { position: 100 }, 'position'],
    ['a name with signs', { name: '<b>' }, 'name'],
  ])('refuses %s', async (_what, wrong, field) => {
    const { status, body } = await call(addPlan, {}, { name: 'Wrong', ...TEAM, ...wrong });
    expect(status).toBe(400);
    expect(Object.keys(body.errors as object).join()).toContain(field.split('.')[0]);
    expect((await sold()).plans.map(({ name }) => name)).not.toContain('Wrong');
  });

  it('gives companies the new limits of their plan at once', async () => {
    const { companyId } = await createApprovedCompany(app());
    await app().call(planRoutes.adminCreatePurchase, { token, body: { companyId, plan: 'Basic' } });
    expect(await app().services.plans.entitlement(companyId)).toMatchObject({ maxManuals: 20 });
    const change = { ...TEAM, prices: { INR: 649 }, maxManuals: 77, position: 2 };
    expect(await call(changePlan, { name: 'Basic' }, change)).toMatchObject({
      status: 200,
      body: { data: { name: 'Basic', inUse: true, maxManuals: 77 } },
    });
    expect(await app().services.plans.entitlement(companyId)).toMatchObject({ maxManuals: 77 });
    expect((await sold()).plans.find(({ name }) => name === 'Basic')).toMatchObject({
      prices: { INR: 649 },
    });
    expect(await call(changePlan, { name: 'Nothing' }, change)).toMatchObject({ status: 404 });
  });

  it('retires a plan that is in use instead of deleting it; who has it keeps it', async () => {
    const { companyId } = await createApprovedCompany(app());
    const buy = () =>
      app().call(planRoutes.adminCreatePurchase, { token, body: { companyId, plan: 'Team' } });
    expect(await buy()).toMatchObject({ status: 201 });
    expect(await call(removePlan, { name: 'Team' })).toMatchObject({ status: 409 });
    expect(await call(retirePlan, { name: 'Team' }, { isRetired: true })).toMatchObject({
      status: 200,
      body: { data: { isRetired: true } },
    });
    expect((await sold()).plans.map(({ name }) => name)).not.toContain('Team');
    expect(await buy()).toMatchObject({ status: 400, body: { errors: { plan: 'Unknown plan' } } });
    expect(await app().services.plans.entitlement(companyId)).toMatchObject({
      plan: 'Team',
      maxQueries: null,
    });
    await call(retirePlan, { name: 'Team' }, { isRetired: false });
    expect((await sold()).plans.map(({ name }) => name)).toContain('Team');
  });

  it('deletes a plan that nobody has, and it stays away when the program starts again', async () => {
    expect(await call(removePlan, { name: 'Pro' })).toMatchObject({ status: 200 });
    await app().services.plans.seedCatalogue();
    expect((await managed()).plans.map(({ name }) => name)).not.toContain('Pro');
    expect(await call(removePlan, { name: 'Pro' })).toMatchObject({ status: 404 });
  });

  it('keeps the plans that the product gives by itself, and Free free', async () => {
    const free = { ...TEAM, prices: { INR: 0 }, position: 1 };
    expect(await call(removePlan, { name: 'Free' })).toMatchObject({ status: 409 });
    expect(await call(removePlan, { name: 'Standard' })).toMatchObject({ status: 409 });
    expect(await call(retirePlan, { name: 'Free' }, { isRetired: true })).toMatchObject({ status: 409 });
    expect(await call(changePlan, { name: 'Free' }, { ...free, prices: { INR: 5 } })).toMatchObject({
      status: 400,
      body: { errors: { prices: 'The Free plan costs nothing.' } },
    });
    expect(await call(changePlan, { name: 'Free' }, { ...free, availability: 'coming-soon' })).toMatchObject({
      status: 400,
    });
    expect(await call(changePlan, { name: 'Free' }, free)).toMatchObject({ status: 200 });
  });

  it('has query packs that are added, changed and deleted', async () => {
    const pack = { queries: 2500, prices: { INR: 199 } };
    expect(await call(saveQueryPack, {}, pack)).toMatchObject({ status: 200, body: { data: pack } });
    await call(saveQueryPack, {}, { ...pack, prices: { INR: 189 } });
    expect((await sold()).queryPacks[1]).toEqual({ queries: 2500, prices: { INR: 189 } });
    for (const wrong of [{ queries: 0 }, { queries: 1e9 }, { prices: {} }, { prices: { INR: 0.001 } }]) {
      expect(await call(saveQueryPack, {}, { ...pack, ...wrong })).toMatchObject({ status: 400 });
    }
    expect(await call(removeQueryPack, { queries: 2500 })).toMatchObject({ status: 200 });
    expect(await call(removeQueryPack, { queries: 2500 })).toMatchObject({ status: 404 });
    expect((await sold()).queryPacks).toHaveLength(4);
    for (let queries = 1; queries <= MAX_PACKS - 4; queries += 1)
      await call(saveQueryPack, {}, { ...pack, queries });
    expect(await call(saveQueryPack, {}, { ...pack, queries: 99 })).toMatchObject({ status: 409 });
  });
});
