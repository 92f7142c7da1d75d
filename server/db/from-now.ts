import { type SQL, sql } from 'drizzle-orm';

/** The moment `ms` milliseconds from now by the database's clock; negative for the past. */
export const fromNow = (ms: number): SQL => sql`now() + make_interval(secs => ${ms / 1000}::float8)`;
