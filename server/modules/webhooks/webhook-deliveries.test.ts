import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { overviewRoutes } from '../../../contracts/admin/overview.ts';
import { chatbotRoutes } from '../../../contracts/chat/chatbots.ts';
import { deletionRoutes } from '../../../contracts/company/deletions.ts';
import { type WebhookDelivery, webhookRoutes } from '../../../contracts/company/webhooks.ts';
import { productRoutes } from '../../../contracts/manuals/products.ts';
import { UNDO_MS } from '../../../contracts/plans/limits.ts';
import { webhookDelivery } from '../../db/schema/integrations.ts';
import { job } from '../../db/schema/jobs.ts';
import { createAdministrator } from '../../testing/accounts.ts';
import { eventually, insertDeadJob } from '../../testing/jobs.ts';
import { createLink, type TestLink } from '../../testing/products.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';
import { useWebhooks } from '../../testing/webhooks.ts';
import { sendWebhookJob } from './send-webhook.job.ts';

const { list, remove, sendTest, sendAgain } = webhookRoutes;

describeOnBothDatabases('deliveries', (database) => {
  const { app, scene, sent, answers, callAs, add, waitForLog } = useWebhooks(database);

  /** A delivery that was sent, as if its job had been given up instead. */
  async function giveUpOne(): Promise<{ endpointId: string; deliveryId: string }> {
    const { _id: endpointId } = await add();
    const made = await callAs(sendTest, { params: { id: endpointId } });
    const { _id: deliveryId } = made.body.data as WebhookDelivery;
    await waitForLog(endpointId, [{ status: 'delivered' }]);
    const { write } = database();
    const { companyId } = scene().vendor;
    await write
      .update(webhookDelivery)
      .set({ status: 'failed', attempts: 3, error: 'a fault of ours' })
      .where(eq(webhookDelivery.id, deliveryId));
    await insertDeadJob(write, sendWebhookJob, { companyId, deliveryId });
    sent.length = 0;
    return { endpointId, deliveryId };
  }

  /** Deletes a chatbot, itself or with its product. @returns what takes that back */
  async function deleteOne(kind: 'chatbot' | 'product', { productId, uniqueId }: TestLink) {
    const { token } = scene().vendor;
    if (kind === 'product') {
      await app().call(productRoutes.deleteProduct, { token, params: { id: productId } });
      return () => app().call(deletionRoutes.undo, { token, body: { kind, id: productId } });
    }
    const { rows } = await database().pool.query('select id from chatbot where unique_id = $1', [uniqueId]);
    await app().call(chatbotRoutes.deleteChatbot, { token, params: { productId, uniqueId } });
    return () => app().call(deletionRoutes.undoChatbot, { token, body: { id: rows[0]?.id } });
  }

  async function makeDue(): Promise<void> {
    await database().write.update(job).set({ runAt: new Date() }).where(eq(job.kind, sendWebhookJob.kind));
    app().services.jobs.wake();
  }

  it('are listed with their webhooks, the newest of each', async () => {
    const told = await add();
    const untold = await add();
    answers.push(500);
    for (const attempts of [1, 2]) {
      await callAs(sendTest, { params: { id: told._id } });
      await waitForLog(told._id, Array(attempts).fill({ attempts: 1 }));
    }
    const [newest] = await waitForLog(told._id, [{ status: 'delivered' }, { status: 'queued' }]);
    expect((await callAs(list)).body.data).toMatchObject([
      { _id: told._id, last: { status: 'delivered', createdAt: newest?.createdAt } },
      { _id: untold._id, last: null },
    ]);
  });

  it('are refused for a webhook that is deleted at that moment', async () => {
    for (let times = 0; times < 5; times += 1) {
      const params = { id: (await add())._id };
      const [tested, removed] = await Promise.all([callAs(sendTest, { params }), callAs(remove, { params })]);
      expect(removed.status).toBe(200);
      expect([201, 404]).toContain(tested.status);
    }
  });

  it('are sent again by hand under the same id', async () => {
    const { _id } = await add();
    answers.push(301);
    const made = await callAs(sendTest, { params: { id: _id } });
    expect(made).toMatchObject({
      status: 201,
      body: { data: { event: 'test', status: 'queued', attempts: 0 } },
    });
    const [delivery] = await waitForLog(_id, [{ attempts: 1 }]);
    expect(delivery).toMatchObject({
      status: 'queued',
      responseStatus: 301,
      error: expect.stringContaining('Redirects are not followed'),
      nextAttemptAt: expect.any(String),
    });
    const params = { id: delivery?._id ?? '' };
    expect(await callAs(sendAgain, { params })).toMatchObject({ status: 409 });
    await database().write.update(webhookDelivery).set({ status: 'failed', nextAttemptAt: null });
    expect(await callAs(sendAgain, { params })).toMatchObject({
      status: 200,
      body: { data: { status: 'queued', attempts: 0, error: null } },
    });
    await waitForLog(_id, [{ status: 'delivered', attempts: 1, error: null }]);
    expect(new Set(sent.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(sent.map(({ body }) => body)).size).toBe(1);
  });

  it('are sent when an administrator has given-up jobs tried again', async () => {
    const { endpointId, deliveryId } = await giveUpOne();
    const { token } = await createAdministrator(app());
    const body = { kind: sendWebhookJob.kind };
    expect(await app().call(overviewRoutes.retryJobs, { token, body })).toMatchObject({
      body: { data: { retried: 1 } },
    });
    await waitForLog(endpointId, [{ _id: deliveryId, status: 'delivered', attempts: 1, error: null }]);
    expect(sent).toHaveLength(1);
  });

  it.each(['chatbot', 'product'] as const)(
    'of a deleted %s are held back until that is undone',
    async (kind) => {
      const { vendor, productId } = scene();
      const { _id } = await add();
      answers.push(500);
      const link = await createLink(app(), vendor, productId, `${kind}@held.example`);
      const [first] = await waitForLog(_id, [{ status: 'queued', attempts: 1 }]);
      const undo = await deleteOne(kind, link);
      await makeDue();
      const retryAt = Date.parse(first?.nextAttemptAt ?? '');
      await eventually(async () => {
        const [held] = await waitForLog(_id, [{ status: 'queued', attempts: 1 }]);
        expect(Date.parse(held?.nextAttemptAt ?? '')).toBeGreaterThanOrEqual(retryAt + UNDO_MS);
      });
      expect(sent).toHaveLength(1);
      expect(await undo()).toMatchObject({ status: 200 });
      await makeDue();
      await waitForLog(_id, [{ status: 'delivered', attempts: 2 }]);
      expect(sent).toHaveLength(2);
    },
  );

  it('leave no given-up job behind when they are sent again by hand', async () => {
    const { endpointId, deliveryId } = await giveUpOne();
    expect(await callAs(sendAgain, { params: { id: deliveryId } })).toMatchObject({ status: 200 });
    expect(await database().write.select().from(job).where(eq(job.state, 'dead'))).toEqual([]);
    await waitForLog(endpointId, [{ status: 'delivered', attempts: 1, error: null }]);
    expect(sent).toHaveLength(1);
  });
});
