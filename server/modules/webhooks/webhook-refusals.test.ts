import { randomUUID } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { MAX_WEBHOOKS, webhookRoutes } from '../../../contracts/company/webhooks.ts';
import { OutboundFailure } from '../../providers/outbound/outbound.ts';
import { createMember } from '../../testing/accounts.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';
import { useWebhooks, WEBHOOK_FORM } from '../../testing/webhooks.ts';

const { list, create, update, remove, renewSecret, sendTest, listDeliveries, sendAgain } = webhookRoutes;

describeOnBothDatabases('webhooks', (database) => {
  const { app, scene, outbound, callAs, add, logOf, waitForLog } = useWebhooks(database);

  it.each([
    ['https://127.0.0.1/hook', 'no public server'],
    ['https://2130706433/hook', 'no public server'],
    ['https://[::1]/hook', 'no public server'],
    ['https://localhost/hook', 'no public server'],
    ['http://shop.example/hook', 'https://'],
    ['https://user:word@shop.example/hook', 'user name'],
    ['https://shop.example:22/hook', '443 and 8443'],
    ['shop.example', 'https://'],
    ['', 'https://'],
  ])('refuse the address %j with a sentence at its field', async (url, words) => {
    const refused = { status: 400, body: { errors: { url: expect.stringContaining(words) } } };
    expect(await callAs(create, { body: { ...WEBHOOK_FORM, url } })).toMatchObject(refused);
    const { _id } = await add();
    const change = { params: { id: _id }, body: { ...WEBHOOK_FORM, url } };
    expect(await callAs(update, change)).toMatchObject(refused);
  });

  it('refuse a name without a public address', async () => {
    vi.spyOn(outbound, 'check').mockRejectedValueOnce(
      new OutboundFailure('There is no public server at this address.'),
    );
    const refused = { status: 400, body: { errors: { url: 'There is no public server at this address.' } } };
    expect(await callAs(create, { body: WEBHOOK_FORM })).toMatchObject(refused);
  });

  it.each([[[]], [['chatbot.created', 'chatbot.created']], [['question.asked']], ['all']])(
    'refuse the events %j',
    async (events) => {
      expect(await callAs(create, { body: { ...WEBHOOK_FORM, events } })).toMatchObject({
        status: 400,
        body: { code: 'invalid_request' },
      });
    },
  );

  it('are new ones switched on, and changed ones only where the change says so', async () => {
    const { isEnabled: _left, ...body } = WEBHOOK_FORM;
    expect(await callAs(create, { body })).toMatchObject({ body: { data: { isEnabled: true } } });
    const { _id } = await add({ isEnabled: false });
    expect(await callAs(update, { params: { id: _id }, body })).toMatchObject({
      status: 400,
      body: { errors: { isEnabled: expect.any(String) } },
    });
    const off = expect.objectContaining({ _id, isEnabled: false });
    expect((await callAs(list)).body.data).toContainEqual(off);
  });

  it('are so many, even when they are asked for at once', async () => {
    for (let made = 0; made < MAX_WEBHOOKS - 1; made += 1) await add();
    const replies = await Promise.all([1, 2, 3].map(() => callAs(create, { body: WEBHOOK_FORM })));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect((await callAs(list)).body.data).toHaveLength(MAX_WEBHOOKS);
  });

  it('of another company are as missing, and members see none', async () => {
    const { vendor, other } = scene();
    const { _id } = await add();
    await callAs(sendTest, { params: { id: _id } });
    const [delivery] = await waitForLog(_id, [{ status: 'delivered' }]);
    const attempts = [update, remove, renewSecret, sendTest, listDeliveries, sendAgain].map(
      (route) => [route, route === sendAgain ? delivery?._id : _id] as const,
    );
    for (const [route, id] of attempts) {
      const [theirs, missing] = await Promise.all(
        [id ?? '', randomUUID()].map((one) =>
          callAs(route, { params: { id: one }, ...(route === update ? { body: WEBHOOK_FORM } : {}) }, other),
        ),
      );
      expect(theirs?.status).toBe(404);
      expect(theirs?.body).toEqual(missing?.body);
    }
    expect((await callAs(list, {}, other)).body.data).toEqual([]);
    const member = await createMember(app(), vendor);
    expect(await app().call(list, { token: member.token })).toMatchObject({ status: 403 });
    expect((await logOf(_id)).length).toBe(1);
  });
});
