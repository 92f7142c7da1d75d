/** Tests every call of the contract with access tokens. A new call is closed to them until it names a scope. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { teamRoutes } from '../../contracts/account/team.ts';
import { TOKEN_SCOPES } from '../../contracts/account/token-scopes.ts';
import { api } from '../../contracts/api.ts';
import type { Route } from '../../contracts/route.ts';
import { accessToken } from '../db/schema/integrations.ts';
import { hashToken } from '../lib/tokens.ts';
import {
  createAccessToken,
  createApprovedCompany,
  createMember,
  DECIDER,
  type TestCompany,
} from '../testing/accounts.ts';
import { createLink, createNeighbours, type TestLink } from '../testing/products.ts';
import { type TestCall, type TestReply, useTestApp } from '../testing/test-app.ts';
import { describeOnBothDatabases } from '../testing/test-database.ts';

type Named = [string, Route];
const routes: Named[] = Object.values(api)
  .flatMap((noun) => Object.values(noun) as Route[])
  .map((route) => [`${route.method} ${route.path}`, route]);
const open = routes.filter(([, { scope }]) => scope !== undefined);
const closed = routes.filter(([, { scope }]) => scope === undefined);

const CLOSED = 'This call can’t be made with an access token.';

const paramsOf = (route: Route, fill: (name: string) => string): TestCall => ({
  params: Object.fromEntries([...route.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, fill(name)])),
});
/** A reply without what differs from one request to the next. */
const answerOf = ({ status, body }: TestReply) => ({ status, body });

describeOnBothDatabases('access tokens', (database) => {
  const app = useTestApp(database);
  let vendor: TestCompany;
  let other: TestCompany;
  let link: TestLink;
  const tokens = { all: '', none: '', foreign: '', suspended: '' };

  beforeAll(async () => {
    const neighbours = await createNeighbours(app());
    ({ vendor, other } = neighbours);
    link = await createLink(app(), vendor, neighbours.productId);
    tokens.all = await createAccessToken(app(), vendor, TOKEN_SCOPES);
    tokens.foreign = await createAccessToken(app(), other, TOKEN_SCOPES);
    tokens.none = await createAccessToken(app(), vendor, ['products:read']);
    await database()
      .write.update(accessToken)
      .set({ scopes: [] })
      .where(eq(accessToken.tokenHash, hashToken(tokens.none)));
    const suspended = await createApprovedCompany(app());
    tokens.suspended = await createAccessToken(app(), suspended, TOKEN_SCOPES);
    await app().services.admin.suspend(DECIDER, suspended.userId);
  });

  const call = (route: Route, token: string, fill: (name: string) => string = () => randomUUID()) =>
    app().call(route, { ...paramsOf(route, fill), token, body: {} });

  it('open products, chatbots, conversations and figures, and nothing else', () => {
    const nouns = Object.entries(api)
      .filter(([, noun]) => (Object.values(noun) as Route[]).some(({ scope }) => scope !== undefined))
      .map(([name]) => name);
    expect(nouns.sort()).toEqual([
      'analytics',
      'chatbots',
      'companies',
      'contactForms',
      'conversations',
      'corrections',
      'dashboard',
      'deletions',
      'instructionCodes',
      'instructions',
      'likelyQuestions',
      'manualChecks',
      'manuals',
      'media',
      'notices',
      'offline',
      'places',
      'playground',
      'products',
      'starters',
      'topics',
      'variants',
      'writerReport',
    ]);
    expect(new Set(open.map(([, { scope }]) => scope))).toEqual(new Set(TOKEN_SCOPES));
  });

  it.each(open)('%s is a company’s call, and writes only with a scope to write', async (_name, route) => {
    expect(['company', 'company-or-waiting']).toContain(route.auth);
    const changesNothing = route.method === 'GET' || route.path.endsWith('/preview');
    expect(route.scope).toMatch(changesNothing ? /:read$/ : /:write$/);
  });

  it.each(closed)('%s takes no access token, whatever it may do', async (_name, route) => {
    for (const token of [tokens.all, tokens.none]) {
      expect(await call(route, token)).toMatchObject({
        status: 403,
        body: { code: 'not_allowed', message: CLOSED },
      });
    }
  });

  it.each(open)(
    '%s names the scope that a token lacks, before the body is looked at',
    async (_name, route) => {
      const lacking = {
        status: 403,
        body: { code: 'not_allowed', message: expect.stringContaining(`${route.scope}`) },
      };
      expect(await call(route, tokens.none)).toMatchObject(lacking);
      const others = TOKEN_SCOPES.filter((scope) => scope !== route.scope);
      await database()
        .write.update(accessToken)
        .set({ scopes: others })
        .where(eq(accessToken.tokenHash, hashToken(tokens.none)));
      expect(await call(route, tokens.none)).toMatchObject(lacking);
      await database()
        .write.update(accessToken)
        .set({ scopes: [] })
        .where(eq(accessToken.tokenHash, hashToken(tokens.none)));
    },
  );

  it.each(open)('%s answers a token that has its scope as it answers a session', async (_name, route) => {
    const [token, session] = [await call(route, tokens.all), await call(route, vendor.token)];
    expect(token.status).toBe(session.status);
    expect([401, 403]).not.toContain(token.status);
  });

  it.each(open.filter(([, { path }]) => path.includes(':')))(
    '%s answers another company’s token as if the thing were missing',
    async (_name, route) => {
      const theirs: Record<string, string> = { ...link, product: link.productId };
      const thing = route.path.includes('usage-info') ? vendor.companyId : link.productId;
      const found = await call(
        route,
        tokens.foreign,
        (name) => theirs[name] ?? (name === 'id' ? thing : randomUUID()),
      );
      const missing = await call(route, tokens.foreign);
      expect(answerOf(found)).toEqual(answerOf(missing));
    },
  );

  it.each(open)('%s refuses the token of a suspended company', async (_name, route) => {
    expect(await call(route, tokens.suspended)).toMatchObject({
      status: 403,
      body: { code: 'account_suspended' },
    });
  });

  it.each(open)('%s answers 401 to a token that was never given out', async (_name, route) => {
    expect(await call(route, `mnl_${'x'.repeat(43)}`)).toMatchObject({
      status: 401,
      body: { code: 'not_signed_in' },
    });
  });

  it('die with the membership of whoever created them, and don’t come back with it', async () => {
    const member = await createMember(app(), other);
    await app().call(teamRoutes.passOwnership, { token: other.token, body: { memberId: member.userId } });
    const token = await createAccessToken(app(), member, ['products:read']);
    await app().call(teamRoutes.passOwnership, { token: member.token, body: { memberId: other.userId } });
    expect((await call(api.products.allProducts, token)).status).toBe(200);
    await app().call(teamRoutes.removeMember, { token: other.token, params: { id: member.userId } });
    expect((await call(api.products.allProducts, token)).status).toBe(401);
    const rows = await database()
      .write.select()
      .from(accessToken)
      .where(eq(accessToken.tokenHash, hashToken(token)));
    expect(rows).toEqual([]);
  });

  it('open no file by themselves', async () => {
    const { body } = await app().call(api.products.singleProduct, {
      token: tokens.all,
      params: { id: link.productId },
    });
    const { url } = (body.data as { manuals: { url: string }[] }).manuals[0] ?? { url: '' };
    const get = (address: string) =>
      app().app.inject({ url: address, headers: { authorization: `Bearer ${tokens.all}` } });
    const { pathname, search } = new URL(url, 'http://localhost');
    expect((await get(pathname)).statusCode).toBe(404);
    expect((await get(pathname + search)).statusCode).toBe(200);
  });

  it('find their scope on the OpenAPI page', async () => {
    const { paths, components } = (await app().app.inject('/docs/json')).json() as {
      paths: Record<string, Record<string, Record<string, unknown>>>;
      components: { securitySchemes: Record<string, unknown> };
    };
    expect(Object.keys(components.securitySchemes)).toEqual(['session', 'accessToken']);
    for (const [, route] of routes) {
      const shown = paths[route.path.replace(/:(\w+)/g, '{$1}')]?.[route.method.toLowerCase()];
      expect(shown?.['x-scope']).toBe(route.scope);
      if (route.scope) expect(shown?.security).toEqual([{ session: [] }, { accessToken: [] }]);
    }
  });
});
