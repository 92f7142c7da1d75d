import pino, { type Logger, multistream } from 'pino';
import type { Shipping } from './ship-logs.ts';

/**
 * JSON lines on standard output, without tokens, links or anything a customer wrote.
 * @param shipping what else gets each line; null: nothing does
 */
export function createLogger(level: string, shipping: Pick<Shipping, 'write'> | null = null): Logger {
  const options = {
    level,
    redact: ['req.headers.authorization', 'headers.authorization', '*.token', '*.password'],
    serializers: { req: () => undefined },
  };
  if (shipping === null) return pino(options);
  // What is below the logger's own level comes to neither.
  const both = [pino.destination(1), shipping].map((stream) => ({ level: 'trace' as const, stream }));
  return pino(options, multistream(both));
}
