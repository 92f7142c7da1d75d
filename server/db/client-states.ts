/** Which accounts are clients, and how they stand: conditions on `account`, left-joined to its `company`. */
import { and, eq, isNotNull, isNull, ne, or, type SQL } from 'drizzle-orm';
import type { ClientFilterStatus } from '../../contracts/admin.ts';
import { account } from './schema/accounts.ts';
import { company } from './schema/companies.ts';

/** A company stands in the list once, with its owner; members are its own affair. */
export const isClient: SQL | undefined = and(
  ne(account.role, 'admin'),
  or(isNull(account.companyId), eq(company.ownerId, account.id)),
);

/** May work. */
export const isActive: SQL | undefined = eq(account.role, 'company');
/** Signed up and never approved. */
export const isWaiting: SQL | undefined = and(eq(account.role, 'user'), isNull(account.approvedAt));
/** Was approved once, and may not work any more. */
export const isSuspended: SQL | undefined = and(eq(account.role, 'user'), isNotNull(account.approvedAt));

/** The condition of each choice of the status filter. */
export const CLIENT_STATES: Record<ClientFilterStatus, SQL | undefined> = {
  all: undefined,
  active: isActive,
  inactive: eq(account.role, 'user'),
  waiting: isWaiting,
  suspended: isSuspended,
};
