/** Changes of the plan catalogue and the query packs, for the administrator. */
import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { done, reply, requiredText } from '../shapes.ts';
import { cataloguePlan, currencyCode, PLAN_PLACES, planName, queryPack } from './plans.ts';

/** Highest price per month, and most currencies in which a plan or a pack has a price. */
export const MAX_PRICE = 1_000_000;
export const MAX_CURRENCIES = 6;
/** Highest limit of a plan; beyond it a plan should be unlimited. */
export const MAX_LIMIT = 2_000_000_000;
/** Most plans and most query packs that can exist. */
export const MAX_PLANS = 30;
export const MAX_PACKS = 12;

/** A price in whole units and hundredths. */
export const priceAmount = z
  .number('Enter a price.')
  .min(0, 'A price can’t be below zero.')
  .max(MAX_PRICE, 'This price is too high.')
  .multipleOf(0.01, 'A price has at most two digits after the point.');

const prices = z
  .record(currencyCode, priceAmount)
  .refine((all) => Object.keys(all).length > 0, 'Enter at least one price.')
  .refine((all) => Object.keys(all).length <= MAX_CURRENCIES, 'That are too many currencies.');

const limit = z
  .number('Enter a whole number, or nothing for unlimited.')
  .int('Enter a whole number.')
  .min(1, 'A limit is at least 1.')
  .max(MAX_LIMIT, 'This limit is too high. Leave it empty for unlimited.')
  .nullable();

/** The parts of a plan that can be changed. Its name can't, because purchases hold it. */
export const planChange = cataloguePlan.omit({ name: true }).extend({
  prices,
  maxProducts: limit,
  maxManuals: limit,
  maxQueries: limit,
  tokenLimitPerMonth: limit,
  maxStorageMb: limit,
  listedOn: cataloguePlan.shape.listedOn.max(PLAN_PLACES.length),
  position: z
    .number('Enter a whole number.')
    .int('Enter a whole number.')
    .min(1, 'Enter a number from 1 to 99.')
    .max(99, 'Enter a number from 1 to 99.')
    .describe('place in every list, from the front'),
});
export type PlanChange = z.output<typeof planChange>;

/** The name of a new plan. */
export const newPlanName = requiredText('Name', 40).regex(
  /^[A-Za-z0-9][A-Za-z0-9 -]*$/,
  'A name has letters, digits, spaces and hyphens.',
);

/** A plan as the administrator sees it. */
export const managedPlan = cataloguePlan.extend({
  position: z.number().int(),
  isRetired: z.boolean().describe('not sold any more; who has it keeps it'),
  isNeeded: z.boolean().describe('can’t be deleted: the product gives it by itself'),
  inUse: z.boolean().describe('bought or asked for at least once'),
});
export type ManagedPlan = z.output<typeof managedPlan>;

/** All plans, including retired ones, and all packs. */
export const managedCatalogue = z.object({
  plans: z.array(managedPlan),
  queryPacks: z.array(queryPack),
});
export type ManagedCatalogue = z.output<typeof managedCatalogue>;

/** The form of a query pack. */
export const queryPackForm = z.object({
  queries: z
    .number('Enter a whole number.')
    .int('Enter a whole number.')
    .min(1, 'A pack has at least 1 query.')
    .max(10_000_000, 'This pack is too large.'),
  prices,
});

const planParam = z.object({ name: planName });
const planReply = <S extends 200 | 201>(status: S) => reply(status, managedPlan);

/** Calls that change what is for sale. */
export const planCatalogueRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/api/admin/plans',
    summary: 'The whole catalogue, retired plans included',
    auth: 'admin',
    replies: { 200: reply(200, managedCatalogue) },
  }),
  addPlan: defineRoute({
    method: 'POST',
    path: '/api/admin/plans',
    summary: 'Add a plan to the catalogue',
    auth: 'admin',
    audit: 'plan.added',
    body: planChange.extend({ name: newPlanName }),
    replies: { 201: planReply(201) },
  }),
  changePlan: defineRoute({
    method: 'PATCH',
    path: '/api/admin/plans/:name',
    summary: 'Change a plan; companies that have it have the new limits at once',
    auth: 'admin',
    audit: 'plan.changed',
    params: planParam,
    body: planChange,
    replies: { 200: planReply(200) },
  }),
  retirePlan: defineRoute({
    method: 'POST',
    path: '/api/admin/plans/:name/retire',
    summary: 'Take a plan off sale, or offer it again; who has it keeps it',
    auth: 'admin',
    audit: 'plan.changed',
    params: planParam,
    body: z.object({ isRetired: z.boolean() }),
    replies: { 200: planReply(200) },
  }),
  removePlan: defineRoute({
    method: 'DELETE',
    path: '/api/admin/plans/:name',
    summary: 'Delete a plan that nobody has bought or asked for',
    auth: 'admin',
    audit: 'plan.removed',
    params: planParam,
    replies: { 200: done },
  }),
  saveQueryPack: defineRoute({
    method: 'POST',
    path: '/api/admin/query-packs',
    summary: 'Add a query pack, or change the prices of the one with as many queries',
    auth: 'admin',
    audit: 'query_pack.saved',
    body: queryPackForm,
    replies: { 200: reply(200, queryPack) },
  }),
  removeQueryPack: defineRoute({
    method: 'DELETE',
    path: '/api/admin/query-packs/:queries',
    summary: 'Take a query pack off sale',
    auth: 'admin',
    audit: 'query_pack.removed',
    params: z.object({ queries: z.coerce.number().int().min(1).max(10_000_000) }),
    replies: { 200: done },
  }),
};
