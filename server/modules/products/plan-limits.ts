import type { Db } from '../../db/connect.ts';

/** What a plan bounds that is added here. */
export type PlanLimited = 'products' | 'manuals';

/** Whether a company's plan leaves room. */
export type PlanLimits = {
  /**
   * Called in the transaction that adds `added` (default 1), with the company locked, so that two uploads can't both take the last place.
   * @throws AppError plan_limit_reached, naming the limit
   */
  assertCanAdd: (tx: Db, companyId: string, what: PlanLimited, added?: number) => Promise<void>;
  /** As `assertCanAdd`, of the bytes of a file. */
  assertCanStore: (tx: Db, companyId: string, bytes: number) => Promise<void>;
};
