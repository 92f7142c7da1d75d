/** Column types that every table uses. */
import { timestamp } from 'drizzle-orm/pg-core';

/** A moment in UTC with milliseconds, as a Date. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });
