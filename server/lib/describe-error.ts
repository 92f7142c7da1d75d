/** What may be kept of an error: logs and failed jobs are read by people who may not read mails and links. */
import { DrizzleQueryError } from 'drizzle-orm';

const MAX_MESSAGE_CHARS = 500;
const MAX_STACK_CHARS = 2000;

/**
 * The message of anything that was thrown. A failed statement's own message ends with its parameters, which may be a
 * whole mail; the statement and the database's reason say enough.
 */
export function reasonOf(error: unknown): string {
  if (error instanceof DrizzleQueryError) {
    const reason = error.cause ? reasonOf(error.cause) : 'unknown';
    return `${reason} (${error.query})`.slice(0, MAX_MESSAGE_CHARS);
  }
  return (error instanceof Error ? error.message : String(error)).slice(0, MAX_MESSAGE_CHARS);
}

/** What identifies a fault, for the log. */
export function describeError(error: Error): Record<string, unknown> {
  const { code, detail, constraint } = error as Error & {
    code?: string;
    detail?: string;
    constraint?: string;
  };
  const cause = error.cause instanceof Error ? describeError(error.cause) : undefined;
  const message = reasonOf(error);
  // A stack begins with the message as it was.
  const stack = error.stack?.replace(error.message, message).slice(0, MAX_STACK_CHARS);
  return { name: error.name, message, code, detail, constraint, stack, cause };
}
