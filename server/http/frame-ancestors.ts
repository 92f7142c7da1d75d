/** Which sites may show a page in a frame; all others are kept out by the policy of the app's shell. */
import type { FastifyReply } from 'fastify';

const POLICY = 'content-security-policy';

/** Lets `origins` frame the page that is about to be sent, beside this site itself. Without any, nothing changes. */
export function allowFraming(reply: FastifyReply, origins: readonly string[]): void {
  if (origins.length === 0) return;
  const ancestors = ['frame-ancestors', "'self'", ...origins].join(' ');
  const policy = String(reply.getHeader(POLICY) ?? 'frame-ancestors');
  reply.header(POLICY, policy.replace(/frame-ancestors[^;]*/, ancestors));
  // Says "this site only" and knows no list; where there is a policy, browsers go by that.
  reply.removeHeader('x-frame-options');
}
