/** For whom a piece of work is done, as the database has to know it: whoever asks much is not to make the others wait. */
import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string>();

/**
 * Does work, with all that it begins, for a tenant.
 * @param tenant any name that tells it from others: a company, a link, or where an unknown caller is
 */
export const forTenant = <T>(tenant: string, work: () => T): T => current.run(tenant, work);

/** The tenant of the work that calls this; "" where it is nobody's. */
export const currentTenant = (): string => current.getStore() ?? '';
