/** Signing after Standard Webhooks, so that receivers can use the libraries there are. */
import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';

/** A new secret: 256 random bits. */
export const createWebhookSecret = (): string => PREFIX + randomBytes(32).toString('base64');

type Signed = {
  /** Of the delivery, the same at every attempt. */
  id: string;
  sentAt: Date;
  body: string;
};

/** The headers that let a receiver check that a body is ours, and of now. */
export function signedHeaders({ id, sentAt, body }: Signed, secret: string): Record<string, string> {
  const timestamp = String(Math.floor(sentAt.getTime() / 1000));
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
}
