/** Webhooks for tests: the calls about them, and what is sent to the servers they name. */
import { beforeAll, beforeEach, expect, vi } from 'vitest';
import {
  WEBHOOK_EVENTS,
  type Webhook,
  type WebhookDelivery,
  webhookRoutes,
} from '../../contracts/company/webhooks.ts';
import type { Database } from '../db/connect.ts';
import { webhookEndpoint } from '../db/schema/integrations.ts';
import { createOutbound, type Outbound, type OutboundPost } from '../providers/outbound/outbound.ts';
import type { TestCompany } from './accounts.ts';
import { eventually } from './jobs.ts';
import { createNeighbours } from './products.ts';
import { type TestCall, useTestApp } from './test-app.ts';

type Route = (typeof webhookRoutes)[keyof typeof webhookRoutes];

/** A webhook that is told of everything. */
export const WEBHOOK_FORM = {
  url: 'https://hooks.shop.example/manualist',
  events: [...WEBHOOK_EVENTS],
  isEnabled: true,
};

/** Call it in a block of tests: an app with two companies that has no webhook when a test begins. */
export function useWebhooks(database: () => Database) {
  const sent: OutboundPost[] = [];
  const answers: (number | Error)[] = [];
  /** The real check with names that all resolve to one public address; nothing leaves this machine. */
  const outbound: Outbound = {
    check: createOutbound({ resolve: async () => [{ address: '93.184.216.34', family: 4 }] }).check,
    call: () => Promise.reject(new Error('Nothing is asked here.')),
    download: () => Promise.reject(new Error('Nothing is fetched here.')),
    post: vi.fn(async (post: OutboundPost) => {
      sent.push(post);
      const answer = answers.shift() ?? 204;
      if (answer instanceof Error) throw answer;
      return { status: answer, tookMs: 12 };
    }),
  };
  const app = useTestApp(database, {}, { outbound });
  let neighbours: { vendor: TestCompany; other: TestCompany; productId: string } | undefined;
  const scene = () => {
    if (!neighbours) throw new Error('The companies are there only while tests run.');
    return neighbours;
  };

  beforeAll(async () => {
    neighbours = await createNeighbours(app());
  });

  beforeEach(async () => {
    await database().write.delete(webhookEndpoint);
    sent.length = 0;
    answers.length = 0;
  });

  /** A call of the vendor, or of somebody else. */
  const callAs = (route: Route, input: TestCall = {}, { token } = scene().vendor) =>
    app().call(route, { token, ...input });

  /** The newest deliveries of a webhook. */
  const logOf = async (id: string) =>
    (await callAs(webhookRoutes.listDeliveries, { params: { id } })).body.data as WebhookDelivery[];

  return {
    app,
    scene,
    outbound,
    /** What was sent, in its order. */
    sent,
    /** What the next attempts are answered with: a status or a failure; 204 once they are used up. */
    answers,
    callAs,
    logOf,

    async add(form: Partial<typeof WEBHOOK_FORM> = {}) {
      const reply = await callAs(webhookRoutes.create, { body: { ...WEBHOOK_FORM, ...form } });
      expect(reply.status).toBe(201);
      return reply.body.data as Webhook & { secret: string };
    },

    async waitForLog(id: string, expected: Partial<WebhookDelivery>[]) {
      await eventually(async () => expect(await logOf(id)).toMatchObject(expected));
      return logOf(id);
    },
  };
}
