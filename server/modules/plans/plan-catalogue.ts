/** The catalogue a new installation starts with; the administrator edits it afterwards. */
import type { plan, queryPack } from '../../db/schema/companies.ts';

/** The plan of a company that never bought one. */
export const FREE_PLAN = 'Free';
/** The plan whose limits a company has during its trial. */
export const TRIAL_PLAN = 'Standard';

/** Rows of the first catalogue. */
export const SEED_PLANS: (typeof plan.$inferInsert)[] = [
  {
    name: FREE_PLAN,
    prices: { INR: 0, USD: 0 },
    maxProducts: 1,
    maxManuals: 5,
    maxQueries: 500,
    tokenLimitPerMonth: 100_000,
    maxStorageMb: 200,
    availability: 'available',
    listedOn: ['landing', 'chooser'],
    position: 1,
  },
  {
    name: 'Basic',
    prices: { INR: 599 },
    maxProducts: 10,
    maxManuals: 20,
    maxQueries: 2000,
    tokenLimitPerMonth: 500_000,
    maxStorageMb: 1_024,
    availability: 'available',
    listedOn: ['landing'],
    position: 2,
  },
  {
    name: 'Pro',
    prices: { INR: 899 },
    maxProducts: 20,
    maxManuals: 30,
    maxQueries: 5000,
    tokenLimitPerMonth: 1_000_000,
    maxStorageMb: 2_048,
    availability: 'coming-soon',
    listedOn: ['landing'],
    position: 3,
  },
  {
    name: TRIAL_PLAN,
    prices: { USD: 49 },
    maxProducts: 10,
    maxManuals: 30,
    maxQueries: 5000,
    tokenLimitPerMonth: 1_000_000,
    maxStorageMb: 5_120,
    availability: 'coming-soon',
    listedOn: ['landing', 'chooser'],
    position: 4,
  },
  {
    name: 'Enterprise',
    prices: { USD: 199 },
    maxProducts: null,
    maxManuals: null,
    maxQueries: null,
    tokenLimitPerMonth: null,
    maxStorageMb: 102_400,
    availability: 'coming-soon',
    listedOn: ['landing', 'chooser'],
    position: 5,
  },
];

/** Query packs of the first catalogue, as the price calculator of the landing page shows them. */
export const SEED_QUERY_PACKS: (typeof queryPack.$inferInsert)[] = [
  { queries: 1000, prices: { INR: 99 } },
  { queries: 5000, prices: { INR: 349 } },
  { queries: 10_000, prices: { INR: 699 } },
  { queries: 15_000, prices: { INR: 999 } },
];
