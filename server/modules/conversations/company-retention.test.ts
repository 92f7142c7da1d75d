import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { platformSettingsRoutes } from '../../../contracts/admin/platform-settings.ts';
import { type CompanyRetention, companyDataRoutes } from '../../../contracts/company/company-data.ts';
import { chatbot, message } from '../../db/schema/chats.ts';
import {
  createAccessToken,
  createAdministrator,
  createMember,
  createPendingCompany,
  type TestAccount,
  type TestCompany,
} from '../../testing/accounts.ts';
import { countHolders } from '../../testing/count-holders.ts';
import { createLink, createNeighbours, createReadyProduct } from '../../testing/products.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';
import { DAY_MS } from '../../time.ts';
import { idAt } from '../chat/message-row.ts';

describeOnBothDatabases('retention of one company', (database) => {
  const app = useTestApp(database);
  const { retention, previewRetention, setRetention } = companyDataRoutes;
  let admin: TestAccount;
  let own: { vendor: TestCompany; productId: string };
  let foreign: { vendor: TestCompany; productId: string };

  const choose = ({ token }: TestAccount, days: unknown) =>
    app().call(setRetention, { token, body: { days } });
  const chooseForAll = (days: unknown) =>
    app().call(platformSettingsRoutes.setRetention, { token: admin.token, body: { days } });
  const read = async ({ token }: TestAccount) =>
    (await app().call(retention, { token })).body.data as CompanyRetention;
  const maintain = () => app().services.maintain({ signal: new AbortController().signal });

  /** A question on a new link, so many days ago. */
  async function say({ vendor, productId }: typeof own, content: string, daysAgo: number) {
    const db = database().write;
    const { uniqueId } = await createLink(app(), vendor, productId);
    const [link] = await db.select().from(chatbot).where(eq(chatbot.uniqueId, uniqueId));
    if (!link) throw new Error('There is no such link.');
    const createdAt = new Date(Date.now() - daysAgo * DAY_MS);
    const place = { companyId: link.companyId, chatbotId: link.id, productId: link.productId };
    await db.insert(message).values({ ...place, id: idAt(createdAt), createdAt, sender: 'user', content });
  }

  beforeEach(async () => {
    if (!admin) {
      admin = await createAdministrator(app());
      const { vendor, other, productId } = await createNeighbours(app());
      own = { vendor, productId };
      foreign = { vendor: other, productId: await createReadyProduct(app(), other) };
    }
    await chooseForAll(null);
    await choose(own.vendor, null);
    await database().write.delete(message);
  });

  it('is the installation’s until the owner chooses, and then the shorter of both', async () => {
    expect(await read(own.vendor)).toEqual({ days: null, longest: null, inForce: null });
    await chooseForAll(365);
    expect(await read(own.vendor)).toEqual({ days: null, longest: 365, inForce: 365 });
    expect(await choose(own.vendor, 90)).toMatchObject({ status: 200 });
    expect(await read(own.vendor)).toEqual({ days: 90, longest: 365, inForce: 90 });
    await chooseForAll(30);
    expect(await read(own.vendor)).toEqual({ days: 90, longest: 30, inForce: 30 });
    await chooseForAll(null);
    expect(await read(own.vendor)).toEqual({ days: 90, longest: null, inForce: 90 });
    expect(await read(foreign.vendor)).toEqual({ days: null, longest: null, inForce: null });
  });

  it('is never longer than what the administrator chose for all', async () => {
    await chooseForAll(90);
    for (const days of [180, 365, 730])
      expect(await choose(own.vendor, days)).toMatchObject({
        status: 409,
        body: {
          code: 'conflict',
          errors: { days: 'This installation keeps conversations for 90 days at most.' },
        },
      });
    expect(await choose(own.vendor, 90)).toMatchObject({ status: 200 });
    expect((await read(own.vendor)).days).toBe(90);
  });

  it.each([0, -30, 31, 30.5, 1e9, '30', '', undefined, true, [30]])('is never %j', async (days) => {
    expect(await choose(own.vendor, days)).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
    expect((await read(own.vendor)).days).toBeNull();
  });

  it('is what the daily maintenance erases by, for that company alone', async () => {
    for (const each of [own, foreign]) {
      await say(each, 'canary-old', 91);
      await say(each, 'canary-new', 89);
    }
    await choose(own.vendor, 90);
    await maintain();
    expect(await countHolders(database(), 'canary-old')).toBe(1);
    expect(await countHolders(database(), 'canary-new')).toBe(2);
    await chooseForAll(30);
    await maintain();
    expect(await countHolders(database(), 'canary')).toBe(0);
  });

  it('tells before what it would erase of the own company', async () => {
    await say(own, 'one', 31);
    await say(own, 'two', 100);
    await say(foreign, 'three', 100);
    const preview = (days: string) =>
      app().call(previewRetention, { token: own.vendor.token, query: { days } });
    expect((await preview('30')).body.data).toEqual({ conversations: 2 });
    expect((await preview('90')).body.data).toEqual({ conversations: 1 });
    for (const days of ['31', '0', '', 'null', '30 or 1=1'])
      expect(await preview(days)).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
  });

  it('is the owner’s alone, of an approved company, and no program’s', async () => {
    const member = await createMember(app(), own.vendor);
    const waiting = await createPendingCompany(app(), 'Waiting House');
    const program = await createAccessToken(app(), own.vendor, ['products:read']);
    for (const token of [member.token, waiting.token, admin.token, program]) {
      expect(await app().call(retention, { token })).toMatchObject({ status: 403 });
      expect(await app().call(setRetention, { token, body: { days: 30 } })).toMatchObject({ status: 403 });
    }
    expect(await app().call(setRetention, { body: { days: 30 } })).toMatchObject({ status: 401 });
    expect((await read(own.vendor)).days).toBeNull();
  });
});
