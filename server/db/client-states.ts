/** Conditions that tell which accounts are clients, and in which state, on `account` left-joined to its `company`. */
import { and, eq, isNotNull, isNull, ne, or, type SQL } from 'drizzle-orm';
import type { ClientFilterStatus } from '../../contracts/admin/admin.ts';
import { account } from './schema/accounts.ts';
import { company, isOpenCompany } from './schema/companies.ts';

/** True of clients: accounts without a company, and owners. Each company counts once, without its other members; a closed one does not. */
export const isClient: SQL | undefined = and(
  ne(account.role, 'admin'),
  isOpenCompany,
  or(isNull(account.companyId), eq(company.ownerId, account.id)),
);

/** True of clients that were approved and may use the product. */
export const isActive: SQL | undefined = eq(account.role, 'company');
/** True of clients that signed up and were never approved. */
export const isWaiting: SQL | undefined = and(eq(account.role, 'user'), isNull(account.approvedAt));
/** True of clients that were approved once and are suspended now. */
export const isSuspended: SQL | undefined = and(eq(account.role, 'user'), isNotNull(account.approvedAt));

/** The condition for each choice of the status filter. */
export const CLIENT_STATES: Record<ClientFilterStatus, SQL | undefined> = {
  all: undefined,
  active: isActive,
  inactive: eq(account.role, 'user'),
  waiting: isWaiting,
  suspended: isSuspended,
};
