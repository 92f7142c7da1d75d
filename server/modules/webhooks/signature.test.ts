import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { createWebhookSecret, signedHeaders } from './signature.ts';

it('signs like the example of Standard Webhooks', () => {
  const signed = {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    sentAt: new Date(1_614_265_330_000),
    body: '{"test": 2432232314}',
  };
  expect(signedHeaders(signed, 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw')).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

it('makes secrets of 32 bytes, each another one, whose bytes are the key', () => {
  const [secret, other] = [createWebhookSecret(), createWebhookSecret()];
  expect(secret).not.toBe(other);
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  expect(key).toHaveLength(32);
  const sentAt = new Date(5_000);
  const expected = createHmac('sha256', key).update('a.5.ü').digest('base64');
  expect(signedHeaders({ id: 'a', sentAt, body: 'ü' }, secret)['webhook-signature']).toBe(`v1,${expected}`);
});
