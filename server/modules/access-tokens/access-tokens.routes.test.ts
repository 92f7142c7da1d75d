import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import {
  type AccessToken,
  accessTokenRoutes,
  MAX_ACCESS_TOKENS,
} from '../../../contracts/account/access-tokens.ts';
import { productRoutes } from '../../../contracts/manuals/products.ts';
import { accessToken } from '../../db/schema/integrations.ts';
import { hashToken } from '../../lib/tokens.ts';
import { createAccessToken, createApprovedCompany, type TestCompany } from '../../testing/accounts.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';

const DAY_MS = 24 * 60 * 60_000;

describeOnBothDatabases('managing access tokens', (database) => {
  const app = useTestApp(database);
  const { list, create, revoke } = accessTokenRoutes;
  let owner: TestCompany;
  let other: TestCompany;

  beforeAll(async () => {
    owner = await createApprovedCompany(app());
    other = await createApprovedCompany(app(), 'Other');
  });

  const listed = async ({ token } = owner) => (await app().call(list, { token })).body.data as AccessToken[];
  const use = (token: string) => app().call(productRoutes.allProducts, { token });
  const rowOf = async (token: string) => {
    const [row] = await database()
      .write.select()
      .from(accessToken)
      .where(eq(accessToken.tokenHash, hashToken(token)));
    return row;
  };
  const change = (token: string, values: Partial<typeof accessToken.$inferInsert>) =>
    database()
      .write.update(accessToken)
      .set(values)
      .where(eq(accessToken.tokenHash, hashToken(token)));

  it('shows a token once, keeps its hash only, and lets it work until it is revoked', async () => {
    const body = { name: ' Parts shop ', scopes: ['products:read'], validDays: 90 };
    const made = await app().call(create, { token: owner.token, body });
    expect(made.status).toBe(201);
    const { token, ...shown } = made.body.data as AccessToken & { token: string };
    expect(token).toMatch(/^mnl_[A-Za-z0-9_-]{43}$/);
    expect(shown).toMatchObject({
      name: 'Parts shop',
      scopes: ['products:read'],
      createdBy: 'Ines Halloran',
      lastUsedAt: null,
    });
    const validMs = Date.parse(String(shown.expiresAt)) - Date.parse(shown.createdAt);
    expect(validMs).toBe(90 * DAY_MS);
    expect(await listed()).toEqual([shown]);
    const stored = await database().write.execute(sql`select * from access_token`);
    expect(JSON.stringify(stored.rows)).not.toContain(token);

    expect((await use(token)).status).toBe(200);
    expect((await listed())[0]?.lastUsedAt).toEqual(expect.any(String));
    const params = { id: shown._id };
    expect(await app().call(revoke, { token: owner.token, params })).toMatchObject({ status: 200 });
    expect(await use(token)).toMatchObject({ status: 401, body: { code: 'not_signed_in' } });
    expect(await listed()).toEqual([]);
    expect(await app().call(revoke, { token: owner.token, params })).toMatchObject({ status: 404 });
  });

  it('notes the last use at most once a minute', async () => {
    const token = await createAccessToken(app(), owner, ['products:read']);
    const usedAt = async () => (await rowOf(token))?.lastUsedAt;
    const recent = new Date(Date.now() - 30_000);
    await change(token, { lastUsedAt: recent });
    await use(token);
    expect(await usedAt()).toEqual(recent);
    const before = Date.now();
    await change(token, { lastUsedAt: new Date(before - 61_000) });
    await use(token);
    expect((await usedAt())?.getTime()).toBeGreaterThanOrEqual(before);
  });

  it('opens nothing with a token that has expired, and still lists it', async () => {
    const token = await createAccessToken(app(), owner, ['products:read'], 'Old');
    await change(token, { expiresAt: new Date(Date.now() - 1) });
    expect((await use(token)).status).toBe(401);
    expect((await listed()).map(({ name }) => name)).toContain('Old');
  });

  it('tells nothing of another company’s tokens', async () => {
    await createAccessToken(app(), owner, ['products:read']);
    const [mine] = await listed();
    expect(await listed(other)).toEqual([]);
    const params = { id: mine?._id ?? '' };
    const theirs = await app().call(revoke, { token: other.token, params });
    const missing = await app().call(revoke, { token: other.token, params: { id: randomUUID() } });
    expect([theirs.status, theirs.body]).toEqual([missing.status, missing.body]);
    expect((await listed()).map(({ _id }) => _id)).toContain(mine?._id);
  });

  it('gives a company so many, even when they are asked for at once', async () => {
    const company = await createApprovedCompany(app());
    const body = { name: 'Many', scopes: ['analytics:read'], validDays: null };
    const ask = () => app().call(create, { token: company.token, body });
    for (let made = 0; made < MAX_ACCESS_TOKENS - 1; made += 1) expect((await ask()).status).toBe(201);
    const statuses = (await Promise.all([ask(), ask(), ask()])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 409, 409]);
    const tokens = await listed(company);
    expect(tokens).toHaveLength(MAX_ACCESS_TOKENS);
    expect(new Set(tokens.map(({ expiresAt }) => expiresAt))).toEqual(new Set([null]));
  });

  it.each([
    ['name', { name: ' ' }],
    ['scopes', { scopes: [] }],
    ['scopes', { scopes: ['products:read', 'products:read'] }],
    ['scopes', { scopes: 'products:read' }],
    ['validDays', { validDays: 7 }],
    ['validDays', { validDays: undefined }],
  ])('names the field %s that is wrong in %j', async (field, values) => {
    const body = { name: 'A', scopes: ['products:read'], validDays: null, ...values };
    expect(await app().call(create, { token: owner.token, body })).toMatchObject({
      status: 400,
      body: { errors: { [field]: expect.any(String) } },
    });
  });
});
