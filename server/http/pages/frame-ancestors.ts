/** Allows named sites to show a page in a frame; the policy of the app's shell keeps all others out. */
import type { FastifyReply } from 'fastify';

const POLICY = 'content-security-policy';

/** Allows `origins`, besides this site, to frame the page that is about to be sent. An empty list changes nothing. */
export function allowFraming(reply: FastifyReply, origins: readonly string[]): void {
  if (origins.length === 0) return;
  const ancestors = ['frame-ancestors', "'self'", ...origins].join(' ');
  const policy = String(reply.getHeader(POLICY) ?? 'frame-ancestors');
  reply.header(POLICY, policy.replace(/frame-ancestors[^;]*/, ancestors));
  // X-Frame-Options can only say "this site only"; browsers follow the policy where there is one.
  reply.removeHeader('x-frame-options');
}
