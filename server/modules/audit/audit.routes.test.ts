import { createHash } from 'node:crypto';
import { TOTP } from 'otpauth';
import { beforeAll, expect, it } from 'vitest';
import { accessTokenRoutes } from '../../../contracts/access-tokens.ts';
import { adminRoutes, type OutboxMail } from '../../../contracts/admin.ts';
import { adminClientRoutes } from '../../../contracts/admin-clients.ts';
import { adminManualRoutes } from '../../../contracts/admin-manuals.ts';
import { api } from '../../../contracts/api.ts';
import { type AuditEntry, auditRoutes } from '../../../contracts/audit.ts';
import { type AuditAction, auditAction } from '../../../contracts/audit-actions.ts';
import { chatRoutes } from '../../../contracts/chat.ts';
import { chatbotRoutes } from '../../../contracts/chatbots.ts';
import { companyRoutes } from '../../../contracts/companies.ts';
import { conversationRoutes } from '../../../contracts/conversations.ts';
import { correctionRoutes } from '../../../contracts/corrections.ts';
import { deletionRoutes } from '../../../contracts/deletions.ts';
import { demoRequestRoutes } from '../../../contracts/demo-requests.ts';
import { manualRoutes } from '../../../contracts/manuals.ts';
import { mediaRoutes } from '../../../contracts/media.ts';
import { overviewRoutes } from '../../../contracts/overview.ts';
import { planCatalogueRoutes } from '../../../contracts/plan-catalogue.ts';
import { planRoutes } from '../../../contracts/plans.ts';
import { platformSettingsRoutes } from '../../../contracts/platform-settings.ts';
import { type ProductDetail, productRoutes } from '../../../contracts/products.ts';
import { purchaseRoutes } from '../../../contracts/purchases.ts';
import type { Route } from '../../../contracts/route.ts';
import { type TeamInvitation, teamRoutes } from '../../../contracts/team.ts';
import { testimonialRoutes } from '../../../contracts/testimonials.ts';
import { type TwoStepKey, twoStepRoutes } from '../../../contracts/two-step.ts';
import { webhookRoutes } from '../../../contracts/webhooks.ts';
import type { Database } from '../../db/connect.ts';
import {
  createAdministrator,
  createApprovedCompany,
  createMember,
  createPendingCompany,
  DECIDER,
  type TestCompany,
} from '../../testing/accounts.ts';
import { redPng } from '../../testing/pictures.ts';
import { createLink, createReadyProduct, pumpManual, waitUntilRead } from '../../testing/products.ts';
import { type TestCall, useTestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';

/** Switched off: nothing is sent anywhere. */
const WEBHOOK = { url: 'https://93.184.216.34/secret', events: ['chatbot.created'], isEnabled: false };

type RecoveryCodes = { recoveryCodes: string[] };

/** Nobody listens there: a test of a connection is written down however it ends. */
const NOWHERE = '127.0.0.1:9';
const CONNECTIONS = {
  SMTP_URL: `smtp://${NOWHERE}`,
  LLM_BASE_URL: `http://${NOWHERE}/v1`,
  LLM_MODEL: 'small-1',
};
const PLAN = {
  prices: { USD: 15.5 },
  maxProducts: 2,
  maxManuals: 2,
  maxQueries: null,
  tokenLimitPerMonth: null,
  availability: 'available',
  listedOn: [],
  position: 9,
};
const SAID = { quote: 'It shows the page.', author: 'Ada Quill', position: 'Head of service' };
const CUSTOMER = 'dana@customer.example';
const QUESTION = 'What does E-14 mean for Dana?';

const audited = Object.values(api)
  .flatMap((noun) => Object.values(noun) as Route[])
  .filter(({ audit }) => audit !== undefined);

describeOnBothDatabases('the audit trail', (database) => {
  const app = useTestApp(database);
  const connected = useTestApp(database, CONNECTIONS);
  let admin = { token: '', password: '' };
  let vendor: TestCompany;
  let productId: string;
  const called = new Set<Route>();

  beforeAll(async () => {
    admin = await createAdministrator(app());
    vendor = await createApprovedCompany(app(), 'Trail House');
    productId = await createReadyProduct(app(), vendor);
  });

  const list = async (query = {}) => {
    const { body } = await app().call(auditRoutes.list, { token: admin.token, query });
    return { entries: body.data as AuditEntry[], total: body.total as number };
  };
  const check = async () => (await app().call(auditRoutes.check, { token: admin.token })).body.data;
  const exported = async () =>
    (await app().call(auditRoutes.export, { token: admin.token })).text.trimEnd().split('\n');
  /** A call that has to work; `T` is its data. */
  async function act<T>(
    route: Route,
    { token }: { token: string },
    input: TestCall = {},
    on = app(),
  ): Promise<T> {
    const reply = await on.call(route, { token, ...input });
    expect(reply, reply.text).toMatchObject({ status: expect.toSatisfy((status) => status < 300) });
    called.add(route);
    return reply.body.data as T;
  }
  const asAdmin = <T>(route: Route, input?: TestCall) => act<T>(route, admin, input);
  const asVendor = <T>(route: Route, input?: TestCall) => act<T>(route, vendor, input);
  const link = () => createLink(app(), vendor, productId, CUSTOMER);
  const keyOf = ({ uniqueId }: { uniqueId: string }) => ({ params: { productId, uniqueId } });
  const addVideo = () =>
    asVendor<{ _id: string }>(mediaRoutes.uploadVideoLink, {
      params: { productId },
      body: { link: 'https://example.com/a.mp4' },
    });
  const addTestimonial = () => asAdmin<{ _id: string }>(testimonialRoutes.create, { body: SAID });
  const addPack = (queries: number) =>
    asAdmin(planCatalogueRoutes.saveQueryPack, { body: { queries, prices: { USD: 5 } } });

  const addToken = () =>
    asVendor<{ _id: string }>(accessTokenRoutes.create, {
      body: { name: 'Shop', scopes: ['products:read'], validDays: 30 },
    });
  const addWebhook = () => asVendor<{ _id: string }>(webhookRoutes.create, { body: WEBHOOK });

  /** Two-step sign-in from its beginning to its end. */
  async function useTwoSteps() {
    const { password } = admin;
    const { key } = await asAdmin<TwoStepKey>(twoStepRoutes.begin);
    const code = new TOTP({ secret: key }).generate();
    const made = await asAdmin<RecoveryCodes>(twoStepRoutes.turnOn, { body: { password, code } });
    const renewed = await asAdmin<RecoveryCodes>(twoStepRoutes.renewCodes, {
      body: { password, code: made.recoveryCodes[0] },
    });
    await asAdmin(twoStepRoutes.turnOff, { body: { password, code: renewed.recoveryCodes[0] } });
  }

  /** How each is done by the calls that people use. */
  const steps: Record<AuditAction, () => Promise<unknown>> = {
    'client.added': () =>
      asAdmin(adminClientRoutes.addClient, {
        body: { name: 'Priya Raman', email: 'priya@client.example', company_name: 'Raman Tools' },
      }),
    'client.approved': async () => {
      const { userId } = await createPendingCompany(app());
      return asAdmin(adminRoutes.approveUser, { body: { userId } });
    },
    'client.suspended': async () => {
      const { userId } = await createApprovedCompany(app());
      return asAdmin(adminRoutes.suspendUser, { body: { userId, reason: 'Unpaid.' } });
    },
    'purchase.recorded': async () => {
      const { companyId, token } = await createApprovedCompany(app());
      await act(planRoutes.createPurchase, admin, { body: { companyId, plan: 'Enterprise' } });
      await asAdmin(planRoutes.adminCreatePurchase, { body: { companyId, plan: 'Standard', months: 2 } });
      return act(planRoutes.createPurchase, { token }, { body: { companyId, plan: 'Free' } });
    },
    'query_pack.sold': async () => {
      const { companyId } = await createApprovedCompany(app());
      return asAdmin(purchaseRoutes.sellPack, { body: { companyId, queries: 1000 } });
    },
    'plan.added': () => asAdmin(planCatalogueRoutes.addPlan, { body: { name: 'Team', ...PLAN } }),
    'plan.changed': async () => {
      const params = { name: 'Team' };
      await asAdmin(planCatalogueRoutes.changePlan, { params, body: { ...PLAN, maxProducts: 3 } });
      return asAdmin(planCatalogueRoutes.retirePlan, { params, body: { isRetired: true } });
    },
    'plan.removed': () => asAdmin(planCatalogueRoutes.removePlan, { params: { name: 'Team' } }),
    'query_pack.saved': () => addPack(77),
    'query_pack.removed': () => asAdmin(planCatalogueRoutes.removeQueryPack, { params: { queries: '77' } }),
    'testimonial.added': addTestimonial,
    'testimonial.changed': async () => {
      const params = { id: (await addTestimonial())._id };
      return asAdmin(testimonialRoutes.update, { params, body: { ...SAID, author: 'Ada' } });
    },
    'testimonial.removed': async () =>
      asAdmin(testimonialRoutes.remove, { params: { id: (await addTestimonial())._id } }),
    'manual.read_again': async () => {
      const made = await asVendor<{ _id: string }>(productRoutes.upload, {
        fields: { product_name: 'Damaged' },
        file: { name: 'broken.pdf', content: pumpManual().subarray(0, 300) },
      });
      const [manual] = await waitUntilRead(app(), vendor.token, made._id);
      const body = { companyId: vendor.companyId, manualId: manual?._id };
      return asAdmin(adminManualRoutes.retry, { body });
    },
    'mail.tested': () => act(platformSettingsRoutes.testMail, admin, {}, connected()),
    'model.tested': () => act(platformSettingsRoutes.testModel, admin, {}, connected()),
    'two_step.begun': useTwoSteps,
    'two_step.turned_on': useTwoSteps,
    'two_step.turned_off': useTwoSteps,
    'recovery_codes.renewed': useTwoSteps,
    'retention.changed': () => asAdmin(platformSettingsRoutes.setRetention, { body: { days: 730 } }),
    'mail.sent_again': async () => {
      await link();
      const { body } = await connected().call(adminRoutes.outbox, {
        token: admin.token,
        query: { state: 'outbox', search: CUSTOMER },
      });
      const [mail] = body.data as OutboxMail[];
      return act(adminRoutes.sendMailAgain, admin, { params: { id: mail?.id ?? '' } }, connected());
    },
    'jobs.retried': () => asAdmin(overviewRoutes.retryJobs, { body: { kind: 'remove-files' } }),
    'demo_request.changed': async () => {
      const body = { first_name: 'Ada', last_name: 'Quill', work_email: 'ada@quill.example' };
      const asked = await app().call(demoRequestRoutes.demoForm, {
        body: { ...body, company_name: 'Quill' },
      });
      const { id } = asked.body.data as { id: string };
      return asAdmin(demoRequestRoutes.updateDemoForm, { params: { id }, body: { status: 'done' } });
    },
    'product.deleted': async () => {
      const id = await createReadyProduct(app(), vendor, 'Short-lived');
      return asVendor(productRoutes.deleteProduct, { params: { id } });
    },
    'manual.deleted': async () => {
      const id = await createReadyProduct(app(), vendor, 'Without manual');
      const { manuals } = await asVendor<ProductDetail>(productRoutes.singleProduct, { params: { id } });
      return asVendor(manualRoutes.deleteManual, { params: { manualId: manuals[0]?._id ?? '' } });
    },
    'image.deleted': async () => {
      const { _id: id } = await asVendor<{ _id: string }>(mediaRoutes.uploadImage, {
        fields: { productId, errorTitle: 'E-14' },
        file: { name: 'e14.png', content: await redPng() },
      });
      return asVendor(mediaRoutes.deleteImage, { params: { id } });
    },
    'video.deleted': async () =>
      asVendor(mediaRoutes.deleteVideoLink, { params: { id: (await addVideo())._id } }),
    'deletion.undone': async () => {
      const { _id: id } = await addVideo();
      await asVendor(mediaRoutes.deleteVideoLink, { params: { id } });
      return asVendor(deletionRoutes.undo, { body: { kind: 'video', id } });
    },
    'chatbot.deleted': async () => asVendor(chatbotRoutes.deleteChatbot, keyOf(await link())),
    'correction.deleted': async () => {
      const body = { question: 'How do I clean the strainer?', answer: 'We do that.', source: null };
      const params = { productId };
      const { _id: id } = await asVendor<{ _id: string }>(correctionRoutes.createCorrection, {
        params,
        body,
      });
      return asVendor(correctionRoutes.deleteCorrection, { params: { id } });
    },
    'conversation.erased': async () => {
      const asked = await link();
      await app().call(chatRoutes.askBot, { body: { ...asked, question: QUESTION } });
      return asVendor(conversationRoutes.erase, keyOf(asked));
    },
    'customer.erased': async () => {
      await link();
      return asVendor(conversationRoutes.eraseCustomer, { body: { email: CUSTOMER } });
    },
    'access_token.created': addToken,
    'access_token.revoked': async () =>
      asVendor(accessTokenRoutes.revoke, { params: { id: (await addToken())._id } }),
    'webhook.added': addWebhook,
    'webhook.changed': async () => {
      const params = { id: (await addWebhook())._id };
      return asVendor(webhookRoutes.update, { params, body: { ...WEBHOOK, events: ['answer.feedback'] } });
    },
    'webhook.secret_renewed': async () =>
      asVendor(webhookRoutes.renewSecret, { params: { id: (await addWebhook())._id } }),
    'webhook.removed': async () =>
      asVendor(webhookRoutes.remove, { params: { id: (await addWebhook())._id } }),
    'logo.removed': async () => {
      await asVendor(companyRoutes.uploadLogo, { file: { name: 'logo.png', content: await redPng() } });
      return asVendor(companyRoutes.deleteLogo);
    },
    'invitation.withdrawn': async () => {
      const body = { email: 'ravi@example.com' };
      const { _id: id } = await asVendor<TeamInvitation>(teamRoutes.invite, { body });
      return asVendor(teamRoutes.withdraw, { params: { id } });
    },
    'member.removed': async () => {
      const { userId } = await createMember(app(), vendor);
      return asVendor(teamRoutes.removeMember, { params: { id: userId } });
    },
    'ownership.passed': async () => {
      const owner = await createApprovedCompany(app());
      const { userId } = await createMember(app(), owner);
      return act(teamRoutes.passOwnership, owner, { body: { memberId: userId } });
    },
  };

  it.each(auditAction.options)('tells of %s', async (action) => {
    const { total } = await list({ action });
    await steps[action]();
    const { entries, total: now } = await list({ action });
    expect(now).toBeGreaterThan(total);
    const [entry] = entries;
    expect(entry).toMatchObject({ action, subject: { name: expect.stringMatching(/\S/) } });
    expect(entry?.company === null ? null : entry?.company.company_name).not.toBe('');
  });

  it('has been told of by every call that declares it', () => {
    const isMissing = (route: Route) => !called.has(route);
    expect(audited.filter(isMissing).map(({ method, path }) => `${method} ${path}`)).toEqual([]);
    expect(new Set(audited.map(({ audit }) => audit))).toEqual(new Set(auditAction.options));
  });

  it('names who, whose, and what was so before and after', async () => {
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

  it('keeps no words of customers and no link that opens something', async () => {
    const asked = await link();
    await app().call(chatRoutes.askBot, { body: { ...asked, question: QUESTION } });
    await asVendor(conversationRoutes.erase, keyOf(asked));
    await asVendor(chatbotRoutes.deleteChatbot, keyOf(asked));
    const text = (await exported()).join('\n');
    expect(text).toContain('"chatbot.deleted"');
    for (const secret of [CUSTOMER, 'Dana', asked.uniqueId]) expect(text).not.toContain(secret);
  });

  it('tells a person from a program in their name', async () => {
    const body = { name: 'Shop', scopes: ['products:write'], validDays: 30 };
    const token = await asVendor<{ token: string }>(accessTokenRoutes.create, { body });
    const { _id: id } = await addVideo();
    await act(mediaRoutes.deleteVideoLink, token, { params: { id } });
    const [entry] = (await list({ action: 'video.deleted' })).entries;
    expect(entry?.actor).toMatchObject({
      id: vendor.userId,
      name: expect.stringMatching(/ \(access token\)$/),
    });
  });

  it('has no entry of what was refused', async () => {
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

  it('has no gaps when many write at once', async () => {
    const { total } = await list();
    const { audit, db } = app().services;
    const event = {
      action: 'plan.changed',
      companyId: null,
      subject: { id: 'p', name: 'Parallel' },
    } as const;
    await Promise.all(
      Array.from({ length: 20 }, () => db.transaction((tx) => audit.record(tx, DECIDER, event))),
    );
    const { entries } = await list({ limit: 20 });
    expect(entries.map(({ seq }) => seq)).toEqual(Array.from({ length: 20 }, (_, i) => total + 20 - i));
    expect(await check()).toEqual({ entries: total + 20, head: entries[0]?.hash, brokenAt: null });
  });

  it('can be checked by others from the file alone', async () => {
    const lines = await exported();
    let previousHash = '';
    for (const [i, line] of lines.entries()) {
      const { hash, ...entry } = JSON.parse(line);
      const bare = line.replace(`"hash":"${hash}",`, '');
      expect(createHash('sha256').update(bare).digest('hex')).toBe(hash);
      expect(entry).toMatchObject({ seq: i + 1, previousHash });
      previousHash = hash;
    }
    expect(await check()).toEqual({ entries: lines.length, head: previousHash, brokenAt: null });
  });

  it.each([
    'update audit_entry set actor_name = $$Nobody$$ where seq = 3',
    'delete from audit_entry where seq = 3',
    'truncate audit_entry',
  ])('is not changed by "%s"', async (statement) => {
    await expect(database().pool.query(statement)).rejects.toThrow('never changed or deleted');
    expect(await check()).toMatchObject({ brokenAt: null });
  });

  it.each([
    ['changed', 'update audit_entry set "after" = \'{"role":"admin"}\' where seq = 3'],
    ['backdated', "update audit_entry set at = at - interval '1 day' where seq = 3"],
    ['left out', 'delete from audit_entry where seq = 3'],
  ])('shows that an entry was %s behind its back', async (_, statement) => {
    await withoutTriggers(database(), statement, async () =>
      expect(await check()).toMatchObject({ entries: 2, brokenAt: 3 }),
    );
    expect(await check()).toMatchObject({ brokenAt: null });
  });
});

/** What whoever owns the database can do; taken back afterwards. */
async function withoutTriggers({ pool }: Database, statement: string, look: () => Promise<void>) {
  const client = await pool.connect();
  try {
    await client.query('alter table audit_entry disable trigger all');
    await client.query('create temp table kept as select * from audit_entry where seq = 3');
    await client.query(statement);
    client.release();
    await look();
  } finally {
    await pool.query('delete from audit_entry where seq = 3');
    await pool.query('insert into audit_entry select * from kept');
    await pool.query('drop table kept');
    await pool.query('alter table audit_entry enable trigger all');
  }
}
