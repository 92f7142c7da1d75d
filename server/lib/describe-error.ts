/** Describes errors without secrets: people who read logs and failed jobs may not read mails and links. */
import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';

const MAX_MESSAGE_CHARS = 500;
const MAX_STACK_CHARS = 2000;

/** PostgreSQL's class of codes for values that it can't take, which their messages quote. */
const REFUSED_VALUE = /^22/;

/**
 * The message of any thrown value. The message of a failed statement ends with its parameters, which may be a whole
 * mail, so it is replaced by the statement and the database's reason. Where that reason quotes the value that is at fault,
 * its code says enough.
 */
export function reasonOf(error: unknown): string {
  if (error instanceof DrizzleQueryError) {
    const reason = error.cause ? reasonOf(error.cause) : 'unknown';
    return `${reason} (${error.query})`.slice(0, MAX_MESSAGE_CHARS);
  }
  if (error instanceof pg.DatabaseError && REFUSED_VALUE.test(error.code ?? ''))
    return `the database refused a value ${error.code}`;
  return (error instanceof Error ? error.message : String(error)).slice(0, MAX_MESSAGE_CHARS);
}

/** The fields that identify an error, for the log. PostgreSQL's `detail` is left out: it quotes the row, e-mail addresses included. */
export function describeError(error: Error): Record<string, unknown> {
  const { code, constraint } = error as Error & { code?: string; constraint?: string };
  const cause = error.cause instanceof Error ? describeError(error.cause) : undefined;
  const message = reasonOf(error);
  // A stack begins with the original message. A function, for in a text `$&` would put that back.
  const stack = error.stack?.replace(error.message, () => message).slice(0, MAX_STACK_CHARS);
  return { name: error.name, message, code, constraint, stack, cause };
}
