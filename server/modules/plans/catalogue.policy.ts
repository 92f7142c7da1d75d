/** What may be done to a plan of the catalogue. */
import type { PlanChange } from '../../../contracts/plans/plan-catalogue.ts';
import { AppError } from '../../app-error.ts';
import { FREE_PLAN, TRIAL_PLAN } from './plan-catalogue.ts';
import { isFree } from './plans.policy.ts';

/** Whether the product gives the plan by itself, so that it must always be there. */
export const isNeeded = (name: string): boolean => name === FREE_PLAN || name === TRIAL_PLAN;

/**
 * What a company has without a purchase costs nothing and is always to be had.
 * @throws AppError invalid_request
 */
export function assertCanChange(name: string, change: Pick<PlanChange, 'prices' | 'availability'>): void {
  if (name !== FREE_PLAN) return;
  if (!isFree(change)) throw refused('prices', `The ${name} plan costs nothing.`);
  if (change.availability !== 'available') {
    throw refused('availability', `The ${name} plan is always available.`);
  }
}

/** @throws AppError conflict */
export function assertCanRetire(name: string): void {
  if (name === FREE_PLAN) throw new AppError('conflict', `Every company can have the ${name} plan.`);
}

/** @throws AppError conflict */
export function assertCanRemove({ name, inUse }: { name: string; inUse: boolean }): void {
  if (isNeeded(name)) throw new AppError('conflict', `The product needs the ${name} plan.`);
  if (inUse) throw new AppError('conflict', `The ${name} plan is in use. Retire it instead.`);
}

const refused = (field: string, message: string): AppError =>
  new AppError('invalid_request', message, { errors: { [field]: message } });
