import { type SQL, sql } from 'drizzle-orm';
import { TRIAL } from '../../../contracts/plans/plans.ts';
import type { CurrentPurchases } from '../../db/current-purchase.ts';
import { company } from '../../db/schema/companies.ts';
import { FREE_PLAN } from './plan-catalogue.ts';

/**
 * The name of the plan whose limits a company has now (as in plans.policy), where `current` is left-joined to it; null
 * without a company.
 */
export const planInForce = (current: CurrentPurchases): SQL<string | null> => sql`case
  when ${company.id} is null then null
  when ${current.plan} <> ${FREE_PLAN} then ${current.plan}
  when ${company.trialEndsAt} > now() then ${TRIAL}
  else ${FREE_PLAN} end`;
