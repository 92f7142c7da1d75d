import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';
import { MAX_DELIVERY_ATTEMPTS, RETRY_WAITS_MINUTES } from '../../../contracts/company/webhooks.ts';
import { webhookDelivery, webhookEndpoint } from '../../db/schema/integrations.ts';
import { job } from '../../db/schema/jobs.ts';
import type { JobContext } from '../../jobs/run-job.ts';
import { createSeal } from '../../lib/sealed-text.ts';
import { OutboundFailure, type OutboundPost, OutboundRefusal } from '../../providers/outbound/outbound.ts';
import { insertCompany } from '../../testing/manual-fixtures.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';
import { DAY_MS, MINUTE_MS } from '../../time.ts';
import { createSendWebhookHandler, giveUpWebhook } from './send-webhook.handler.ts';
import { sendWebhookJob } from './send-webhook.job.ts';
import { createWebhookSecret } from './signature.ts';

describeOnBothDatabases('sending a delivery', (database) => {
  /** A queued delivery, and a server that answers each attempt with the next of `answers`. */
  async function queueOne(answers: (number | Error)[]) {
    const db = database().write;
    const { companyId } = await insertCompany(db);
    const seal = createSeal(randomBytes(32).toString('base64url'), 'webhooks');
    const secret = createWebhookSecret();
    const [endpointId, deliveryId] = [uuidv7(), uuidv7()];
    await db.insert(webhookEndpoint).values({
      companyId,
      id: endpointId,
      url: 'https://hooks.shop.example/',
      events: ['answer.feedback'],
      secret: seal.close(secret, endpointId),
    });
    await db
      .insert(webhookDelivery)
      .values({ companyId, id: deliveryId, endpointId, event: 'test', body: '{}' });
    const sent: OutboundPost[] = [];
    const post = async (outgoing: OutboundPost) => {
      sent.push(outgoing);
      const answer = answers.shift();
      if (answer === undefined) throw new Error('Nobody expected this attempt.');
      if (answer instanceof Error) throw answer;
      return { status: answer, tookMs: 3 };
    };
    const send = createSendWebhookHandler({ db, outbound: { post }, seal });
    let completions = 0;
    const context: JobContext = {
      id: uuidv7(),
      companyId,
      attempt: 1,
      isLastAttempt: false,
      signal: new AbortController().signal,
      isWaitedFor: async () => false,
      complete: async () => {
        completions += 1;
      },
    };
    return {
      db,
      companyId,
      deliveryId,
      sent,
      completions: () => completions,
      attempt: () => send({ companyId, deliveryId }, context),
      stored: async () =>
        (await db.select().from(webhookDelivery).where(eq(webhookDelivery.id, deliveryId)))[0],
      nextJobs: async () =>
        (await db.select().from(job).where(eq(job.companyId, companyId))).filter(
          ({ kind }) => kind === sendWebhookJob.kind,
        ),
      switchOff: () =>
        db.update(webhookEndpoint).set({ isEnabled: false }).where(eq(webhookEndpoint.id, endpointId)),
    };
  }

  it('notes what was answered and how long it took', async () => {
    const { attempt, stored, nextJobs, completions } = await queueOne([202]);
    await attempt();
    expect(await stored()).toMatchObject({
      status: 'delivered',
      attempts: 1,
      responseStatus: 202,
      tookMs: 3,
      error: null,
      nextAttemptAt: null,
    });
    expect(await nextJobs()).toEqual([]);
    expect(completions()).toBe(1);
  });

  it('waits longer after each failure, for about a day, and then gives up', async () => {
    const away = new OutboundFailure('The server refused the connection.');
    const { attempt, stored, nextJobs, sent } = await queueOne([500, away, 404, 301, 199, 503]);
    for (const [index, waitMinutes] of RETRY_WAITS_MINUTES.entries()) {
      const waitMs = waitMinutes * MINUTE_MS;
      const before = Date.now();
      await attempt();
      const row = await stored();
      expect(row).toMatchObject({ status: 'queued', attempts: index + 1, error: expect.any(String) });
      const planned = row?.nextAttemptAt?.getTime() ?? 0;
      expect(planned - before).toBeGreaterThanOrEqual(waitMs);
      expect(planned - Date.now()).toBeLessThanOrEqual(waitMs);
      const jobs = await nextJobs();
      expect(jobs).toHaveLength(index + 1);
      expect(jobs.map(({ runAt }) => runAt.getTime())).toContain(planned);
    }
    await attempt();
    expect(await stored()).toMatchObject({
      status: 'failed',
      attempts: MAX_DELIVERY_ATTEMPTS,
      responseStatus: 503,
      error: 'The server answered 503 instead of a status from 200 to 299.',
      nextAttemptAt: null,
    });
    expect(await nextJobs()).toHaveLength(MAX_DELIVERY_ATTEMPTS - 1);
    expect(sent).toHaveLength(MAX_DELIVERY_ATTEMPTS);
    const days = (RETRY_WAITS_MINUTES.reduce((sum, minutes) => sum + minutes, 0) * MINUTE_MS) / DAY_MS;
    expect(days).toBeGreaterThan(0.9);
    expect(days).toBeLessThan(1.1);
  });

  it('says why there was no answer', async () => {
    const { attempt, stored } = await queueOne([new OutboundFailure('The server did not answer in time.')]);
    await attempt();
    expect(await stored()).toMatchObject({
      status: 'queued',
      responseStatus: null,
      tookMs: null,
      error: 'The server did not answer in time.',
    });
  });

  it('does not try an address again that may not be called', async () => {
    const { attempt, stored, nextJobs } = await queueOne([new OutboundRefusal('Not public.')]);
    await attempt();
    expect(await stored()).toMatchObject({ status: 'failed', attempts: 1, error: 'Not public.' });
    expect(await nextJobs()).toEqual([]);
  });

  it('sends nothing to a webhook that was switched off', async () => {
    const { attempt, stored, sent, switchOff } = await queueOne([]);
    await switchOff();
    await attempt();
    expect(sent).toEqual([]);
    expect(await stored()).toMatchObject({
      status: 'failed',
      attempts: 0,
      error: 'The webhook was switched off before this was sent.',
    });
  });

  it('has nothing to do for one that was delivered or erased', async () => {
    const delivered = await queueOne([200]);
    await delivered.attempt();
    await delivered.attempt();
    expect(delivered.sent).toHaveLength(1);
    const erased = await queueOne([]);
    await erased.db.delete(webhookDelivery).where(eq(webhookDelivery.id, erased.deliveryId));
    await erased.attempt();
    expect(erased.sent).toEqual([]);
  });

  it('leaves everything as it was when the program stops', async () => {
    const { attempt, stored, completions } = await queueOne([new Error('stopping')]);
    await expect(attempt()).rejects.toThrow('stopping');
    expect(await stored()).toMatchObject({ status: 'queued', attempts: 0, error: null });
    expect(completions()).toBe(0);
  });

  it('ends one whose job was given up', async () => {
    const { db, companyId, deliveryId, stored } = await queueOne([]);
    await db.transaction((tx) => giveUpWebhook({ companyId, deliveryId }, tx));
    expect(await stored()).toMatchObject({
      status: 'failed',
      error: expect.stringContaining('fault of ours'),
    });
  });
});
