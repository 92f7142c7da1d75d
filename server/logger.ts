import pino, { type Logger } from 'pino';

/** JSON lines on standard output, without tokens, links or anything a customer wrote. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    redact: ['req.headers.authorization', 'headers.authorization', '*.token', '*.password'],
    serializers: { req: () => undefined },
  });
}
