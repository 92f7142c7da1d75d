import { beforeAll, expect, it } from 'vitest';
import { accessTokenRoutes } from '../../../contracts/account/access-tokens.ts';
import { adminRoutes } from '../../../contracts/admin/admin.ts';
import { type AuditEntry, auditRoutes } from '../../../contracts/admin/audit.ts';
import { auditAction } from '../../../contracts/admin/audit-actions.ts';
import { demoRequestRoutes } from '../../../contracts/admin/demo-requests.ts';
import { api } from '../../../contracts/api.ts';
import { chatRoutes } from '../../../contracts/chat/chat.ts';
import { chatbotRoutes } from '../../../contracts/chat/chatbots.ts';
import { conversationRoutes } from '../../../contracts/chat/conversations.ts';
import { mediaRoutes } from '../../../contracts/manuals/media.ts';
import { productRoutes } from '../../../contracts/manuals/products.ts';
import type { Route } from '../../../contracts/route.ts';
import {
  type AuditScene,
  CONNECTIONS,
  CUSTOMER,
  keyOf,
  PROVIDER,
  QUESTION,
  setAuditScene,
} from '../../testing/audit/audit-scene.ts';
import {
  AUDITED_ACTIONS,
  addVideo,
  askForDemo,
  INVITED,
  SAID,
  VIDEO_PATH,
} from '../../testing/audit/audited-actions.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';

const audited = Object.values(api)
  .flatMap((noun) => Object.values(noun) as Route[])
  .filter(({ audit }) => audit !== undefined);

/** What no call does: it takes the operator's command, or a job. */
const OF_NO_CALL: readonly string[] = ['keys.rotated', 'keys.retired', 'company.erased'];

/** What is done to what belongs to a person who has no account. */
const UNNAMED = [
  'chatbot.deleted',
  'conversation.erased',
  'customer.erased',
  'demo_request.changed',
  'invitation.withdrawn',
  'testimonial.added',
  'testimonial.changed',
  'testimonial.removed',
  'video.deleted',
];

describeOnBothDatabases('the audit trail', (database) => {
  const app = useTestApp(database, {}, { outbound: PROVIDER.outbound });
  const connected = useTestApp(database, CONNECTIONS);
  let scene: AuditScene;

  beforeAll(async () => {
    scene = await setAuditScene(app(), connected());
  });

  const list = async (query = {}) => {
    const { body } = await app().call(auditRoutes.list, { token: scene.admin.token, query });
    return { entries: body.data as AuditEntry[], total: body.total as number };
  };

  it.each(auditAction.options)('tells of %s', async (action) => {
    const { total } = await list({ action });
    await AUDITED_ACTIONS[action](scene);
    const { entries, total: now } = await list({ action });
    expect(now).toBeGreaterThan(total);
    const [entry] = entries;
    expect(entry).toMatchObject({ action, subject: { name: expect.stringMatching(/\S/) } });
    expect(entry?.company === null ? null : entry?.company.company_name).not.toBe('');
  });

  it('has been told of by every call that declares it', () => {
    const isMissing = (route: Route) => !scene.called.has(route);
    expect(audited.filter(isMissing).map(({ method, path }) => `${method} ${path}`)).toEqual([]);
    const byCalls = auditAction.options.filter((action) => !OF_NO_CALL.includes(action));
    expect(new Set(audited.map(({ audit }) => audit))).toEqual(new Set(byCalls));
  });

  it('names who, whose, and what was so before and after', async () => {
    const { vendor } = scene;
    const company = { _id: vendor.companyId, company_name: 'Trail House' };
    const {
      entries: [deleted],
    } = await list({ action: 'product.deleted', companyId: vendor.companyId });
    expect(deleted).toMatchObject({
      actor: { id: vendor.userId },
      company,
      subject: { name: 'Short-lived' },
    });
    const { entries: plans } = await list({ action: 'plan.changed', search: 'admin@' });
    expect(plans).toMatchObject([
      { before: { retiredAt: null }, after: { retiredAt: expect.stringMatching(/^\d{4}-/) }, company: null },
      { before: { maxProducts: 2, prices: { USD: 15.5 } }, after: { maxProducts: 3 } },
    ]);
    expect((await list({ action: 'purchase.recorded' })).entries).toMatchObject([
      { before: { plan: 'Standard' }, after: { plan: 'Free', nextBillingDate: null } },
      { before: { plan: 'Enterprise' }, after: { plan: 'Standard' } },
      { before: { plan: 'Free' }, after: { plan: 'Enterprise' } },
    ]);
    expect((await list({ search: 'nobody of this name' })).total).toBe(0);
  });

  it('keeps neither words nor names of customers and visitors, and no link that opens something', async () => {
    const asked = await scene.link();
    await app().call(chatRoutes.askBot, { body: { ...asked, question: QUESTION } });
    await scene.asVendor(conversationRoutes.erase, keyOf(asked));
    await scene.asVendor(chatbotRoutes.deleteChatbot, keyOf(asked));
    await scene.asAdmin(demoRequestRoutes.updateDemoForm, {
      params: { id: await askForDemo(scene, 'Dana') },
      body: { note: 'Dana wants a call.' },
    });
    const { text } = await app().call(auditRoutes.export, { token: scene.admin.token });
    for (const action of UNNAMED) expect(text).toContain(`"${action}"`);
    for (const secret of [CUSTOMER, 'Dana', asked.uniqueId, VIDEO_PATH, INVITED, ...Object.values(SAID)])
      expect(text).not.toContain(secret);
    expect(text).toContain('"changed":["note"]');
  });

  it('tells a person from a program in their name', async () => {
    const body = { name: 'Shop', scopes: ['products:write'], validDays: 30 };
    const token = await scene.asVendor<{ _id: string; token: string }>(accessTokenRoutes.create, { body });
    const { _id: id } = await addVideo(scene);
    await scene.act(mediaRoutes.deleteVideoLink, token, { params: { id } });
    const { _id: other } = await addVideo(scene);
    await scene.asVendor(mediaRoutes.deleteVideoLink, { params: { id: other } });
    const { entries } = await list({ action: 'video.deleted' });
    const person = { id: scene.vendor.userId, name: entries[0]?.actor.name };
    expect(entries[0]?.actor).toMatchObject({ ...person, tokenId: null });
    expect(entries[1]?.actor).toMatchObject({ ...person, tokenId: token._id });
  });

  it('has no entry of what was refused', async () => {
    const { admin, vendor } = scene;
    const { total } = await list();
    const params = { id: vendor.companyId };
    expect(await app().call(productRoutes.deleteProduct, { token: vendor.token, params })).toMatchObject({
      status: 404,
    });
    const body = { userId: vendor.companyId };
    expect(await app().call(adminRoutes.approveUser, { token: admin.token, body })).toMatchObject({
      status: 404,
    });
    expect((await list()).total).toBe(total);
  });
});
