/** Of the network, and of PostgreSQL: it shuts down, starts or has no place left. */
const AWAY: ReadonlySet<unknown> = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
  ...['57P01', '57P02', '57P03', '53300', '08000', '08001', '08003', '08004', '08006'],
]);

/** What node-postgres and the embedded database say without a code. */
const LOST =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|The embedded database stopped)/;

/**
 * Whether a failure comes from a database or a store of files that does not answer, or has too much to do: the same call may do
 * later. Looks through its causes, for what queries fail of is the cause of what they throw.
 */
export function isAway(error: Error): boolean {
  if (('code' in error && AWAY.has(error.code)) || LOST.test(error.message)) return true;
  return error.cause instanceof Error && isAway(error.cause);
}
