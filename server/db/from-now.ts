import { type SQL, sql } from 'drizzle-orm';

/** The moment that is so many milliseconds from now, before it where negative, by the database's clock. */
export const fromNow = (ms: number): SQL => sql`now() + make_interval(secs => ${ms / 1000}::float8)`;
