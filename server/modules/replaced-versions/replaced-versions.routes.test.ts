import { readdir } from 'node:fs/promises';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Message } from '../../../contracts/chat/messages.ts';
import { companyRoutes } from '../../../contracts/company/companies.ts';
import {
  type ReplacedVersions,
  replacedVersionRoutes,
  type VersionsPreview,
} from '../../../contracts/company/replaced-versions.ts';
import { message } from '../../db/schema/chats.ts';
import { company } from '../../db/schema/companies.ts';
import { manualVersion } from '../../db/schema/manuals.ts';
import {
  createAccessToken,
  createAdministrator,
  createApprovedCompany,
  createMember,
  createPendingCompany,
  type TestAccount,
  type TestCompany,
} from '../../testing/accounts.ts';
import { eventually } from '../../testing/jobs.ts';
import {
  askQuestion,
  createLink,
  createReadyProduct,
  pumpManual,
  readProduct,
  uploadVersion,
} from '../../testing/products.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';

const BYTES = pumpManual().length;

describeOnBothDatabases('the replaced versions that a company keeps', (database) => {
  const app = useTestApp(database);
  const { read, preview, choose } = replacedVersionRoutes;
  let vendor: TestCompany;
  let other: TestCompany;
  let productId: string;
  /** Signed addresses of the first and second version. */
  const urls: string[] = [];
  let cited: Message;

  const set = ({ token }: TestAccount, body: unknown) => app().call(choose, { token, body });
  const show = async ({ token }: TestAccount) =>
    (await app().call(read, { token })).body.data as ReplacedVersions;
  const look = (query: Record<string, string | number>, { token }: TestAccount = vendor) =>
    app().call(preview, { token, query });
  const get = async (url: string) => (await app().app.inject({ url })).statusCode;
  const page = (url: string): string => url.replace('?', '/pages/1?');
  const readUsage = async () => {
    const call = { token: vendor.token, params: { id: vendor.companyId } };
    return (await app().call(companyRoutes.usageInfo, call)).body.data as { storage_used: number };
  };
  const maintain = () => app().services.maintain({ signal: new AbortController().signal });

  /** All that has happened so far was so many days earlier. */
  const letPass = (days: number) =>
    database()
      .write.update(manualVersion)
      .set({ readyAt: sql`${manualVersion.readyAt} - make_interval(days => ${days})` });

  beforeAll(async () => {
    vendor = await createApprovedCompany(app());
    other = await createApprovedCompany(app(), 'Other');
    productId = await createReadyProduct(app(), vendor);
    cited = await askQuestion(app(), await createLink(app(), vendor, productId), 'What does E-14 mean?');
    for (let version = 2; version <= 4; version += 1) {
      urls.push((await readProduct(app(), vendor, productId)).manuals[0]?.url ?? '');
      await uploadVersion(app(), vendor, productId, pumpManual());
      await letPass(100);
    }
  });

  beforeEach(async () => {
    await database().write.update(company).set({ versionsKept: null, versionDaysKept: null });
  });

  it('are all of them until the owner chooses a number or an age', async () => {
    const held = { versions: 3, bytes: 3 * BYTES };
    expect(await show(vendor)).toEqual({ kept: { newest: null, days: null }, held });
    for (const kept of [
      { newest: 1, days: null },
      { newest: 50, days: null },
      { newest: null, days: 30 },
      { newest: null, days: 3650 },
      { newest: null, days: null },
    ]) {
      expect(await set(vendor, kept)).toMatchObject({ status: 200 });
      expect(await show(vendor)).toEqual({ kept, held });
    }
    expect(await show(other)).toEqual({
      kept: { newest: null, days: null },
      held: { versions: 0, bytes: 0 },
    });
  });

  it.each([
    { newest: 0, days: null },
    { newest: 51, days: null },
    { newest: 1.5, days: null },
    { newest: '3', days: null },
    { newest: null, days: 29 },
    { newest: null, days: 3651 },
    { newest: 3, days: 90 },
    { newest: 3 },
    { days: 90 },
    {},
    null,
    'all',
  ])('are never %j', async (body) => {
    expect(await set(vendor, body)).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
    expect((await show(vendor)).kept).toEqual({ newest: null, days: null });
  });

  it('say what is wrong with a choice at its field', async () => {
    expect((await set(vendor, { newest: 51, days: null })).body.errors).toEqual({
      newest: 'Enter a number of versions from 1 to 50.',
    });
    expect((await set(vendor, { newest: null, days: 7 })).body.errors).toEqual({
      days: 'Enter a number of days from 30 to 3650.',
    });
  });

  it('tell before what a choice would free, and what stays because it is needed', async () => {
    const none = { answers: 0, corrections: 0, instructions: 0, recent: 0 };
    expect((await look({ newest: 1 })).body.data).toEqual({
      frees: { versions: 1, bytes: BYTES },
      stay: { ...none, answers: 1 },
    });
    expect((await look({ days: 250 })).body.data).toEqual({
      frees: { versions: 0, bytes: 0 },
      stay: { ...none, answers: 1 },
    });
    expect((await look({ newest: 3 })).body.data).toEqual({ frees: { versions: 0, bytes: 0 }, stay: none });
    expect(((await look({ newest: 1 }, other)).body.data as VersionsPreview).stay).toEqual(none);
    for (const query of [{}, { newest: 1, days: 90 }, { newest: 0 }, { days: '' }, { days: '90 or 1=1' }])
      expect(await look(query as Record<string, string>)).toMatchObject({
        status: 400,
        body: { code: 'invalid_request' },
      });
  });

  it('are the owner’s choice alone, of an approved company, and no program’s', async () => {
    const member = await createMember(app(), vendor);
    const waiting = await createPendingCompany(app(), 'Waiting House');
    const admin = await createAdministrator(app());
    const program = await createAccessToken(app(), vendor, ['products:read']);
    const calls = [
      { route: read },
      { route: preview, query: { newest: 1 } },
      { route: choose, body: { newest: 1, days: null } },
    ];
    for (const { route, ...input } of calls) {
      for (const token of [member.token, waiting.token, admin.token, program])
        expect(await app().call(route, { ...input, token })).toMatchObject({ status: 403 });
      expect(await app().call(route, input)).toMatchObject({ status: 401 });
    }
    expect((await show(vendor)).kept).toEqual({ newest: null, days: null });
  });

  it('free their room at the daily maintenance, and what answers show stays to be seen', async () => {
    const [first = '', second = ''] = urls;
    const before = (await readUsage()).storage_used;
    await set(other, { newest: 1, days: null });
    await maintain();
    expect((await readUsage()).storage_used).toBe(before);
    expect(await get(page(second))).toBe(200);

    await set(vendor, { newest: 1, days: null });
    await maintain();
    expect(before - (await readUsage()).storage_used).toBe(BYTES);
    expect((await show(vendor)).held).toEqual({ versions: 2, bytes: 2 * BYTES });
    const citation = cited.citations?.[0];
    expect(await get(first)).toBe(200);
    expect(await get(citation?.pageImage?.replace('{page}', '2') ?? '')).toBe(200);
    for (const url of [second, page(second)]) {
      const gone = await app().app.inject({ url });
      expect(gone.statusCode).toBe(404);
      expect(gone.json()).toMatchObject({
        code: 'not_found',
        message: expect.stringContaining('a newer version of the manual took its place'),
      });
    }
    const key = new URL(second, 'http://localhost').pathname.split('/').at(-1);
    await eventually(async () => {
      const names = await readdir(app().dataDir, { recursive: true });
      expect(names.filter((name) => name.endsWith(`/${key}`))).toEqual([]);
    });
    const metrics = await app().app.inject({ url: '/metrics' });
    expect(metrics.body).toContain('replaced_versions_removed_total 1');
    expect(metrics.body).toContain(`replaced_versions_freed_bytes_total ${BYTES}`);

    await database().write.delete(message).where(eq(message.companyId, vendor.companyId));
    await maintain();
    expect(await get(first)).toBe(404);
  });
});
