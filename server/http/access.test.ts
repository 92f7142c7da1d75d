/** Tests every call of the contract with every kind of caller. A new call is tested as soon as the contract has it. */
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { api } from '../../contracts/api.ts';
import type { Route } from '../../contracts/route.ts';
import {
  createAdministrator,
  createApprovedCompany,
  createMember,
  createPendingCompany,
  DECIDER,
  signUp,
} from '../testing/accounts.ts';
import { type TestCall, useTestApp } from '../testing/test-app.ts';
import { describeOnBothDatabases } from '../testing/test-database.ts';

const routes: [string, Route][] = Object.values(api)
  .flatMap((noun) => Object.values(noun) as Route[])
  .map((route) => [`${route.method} ${route.path}`, route]);
const having = (...auths: Route['auth'][]) => routes.filter(([, route]) => auths.includes(route.auth));
const closed = routes.filter(([, route]) => route.auth !== 'public');

/** A call with well-formed ids that belong to nothing. */
const someParams = (route: Route): TestCall => ({
  params: Object.fromEntries(
    [...route.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, randomUUID()]),
  ),
});

describeOnBothDatabases('access', (database) => {
  const app = useTestApp(database);
  const tokens = { alone: '', pending: '', suspended: '', company: '', member: '', admin: '' };

  beforeAll(async () => {
    tokens.alone = (await signUp(app())).token;
    tokens.pending = (await createPendingCompany(app())).token;
    const company = await createApprovedCompany(app());
    tokens.company = company.token;
    tokens.member = (await createMember(app(), company)).token;
    tokens.admin = (await createAdministrator(app())).token;
    const suspended = await createApprovedCompany(app());
    await app().services.admin.suspend(DECIDER, suspended.userId);
    tokens.suspended = suspended.token;
  });

  /** The reply to a call with ids that belong to nothing and an empty body. */
  const callAs = (who: keyof typeof tokens, route: Route) =>
    app().call(route, { ...someParams(route), token: tokens[who], body: {} });

  it('knows every call once', () => {
    expect(new Set(routes.map(([name]) => name)).size).toBe(routes.length);
    expect(routes.length).toBeGreaterThan(40);
  });

  it.each(closed)('%s answers 401 without a session, before the body is looked at', async (_name, route) => {
    for (const token of [undefined, 'x.y.z']) {
      const reply = await app().call(route, { ...someParams(route), token, body: { any: 'thing' } });
      expect(reply).toMatchObject({ status: 401, body: { status: 401, code: 'not_signed_in' } });
    }
  });

  it.each(having('company', 'company-owner'))(
    '%s tells a pending account that it is waiting',
    async (_name, route) => {
      expect(await callAs('pending', route)).toMatchObject({
        status: 403,
        body: { code: 'waiting_for_approval', message: 'Your account is waiting for approval.' },
      });
    },
  );

  it.each(having('company', 'company-or-waiting', 'company-owner'))(
    '%s refuses a suspended company at once',
    async (_name, route) => {
      expect(await callAs('suspended', route)).toMatchObject({ status: 403 });
    },
  );

  it.each(having('company-or-waiting'))(
    '%s takes a company that waits, and no account without a company',
    async (_name, route) => {
      expect((await callAs('pending', route)).status).not.toBe(403);
      expect(await callAs('alone', route)).toMatchObject({ status: 403, body: { code: 'not_allowed' } });
    },
  );

  it.each(having('not-suspended'))(
    '%s refuses a suspended account, and takes one that waits',
    async (_name, route) => {
      expect(await callAs('suspended', route)).toMatchObject({
        status: 403,
        body: { code: 'account_suspended' },
      });
      expect((await callAs('pending', route)).status).not.toBe(403);
    },
  );

  it.each(having('company', 'company-or-waiting', 'company-owner'))(
    '%s refuses the administrator, who has no company',
    async (_name, route) => {
      expect(await callAs('admin', route)).toMatchObject({
        status: 403,
        body: { code: 'not_allowed' },
      });
    },
  );

  it.each(having('company-owner'))('%s is the owner’s: it refuses members', async (_name, route) => {
    expect(await callAs('member', route)).toMatchObject({
      status: 403,
      body: { code: 'not_allowed', message: 'Only the owner of the company can do this.' },
    });
  });

  it.each(having('company', 'company-or-waiting'))(
    '%s lets a member as far as the owner',
    async (_name, route) => {
      const [owner, member] = [await callAs('company', route), await callAs('member', route)];
      expect(member.status).toBe(owner.status);
      expect(member.status).not.toBe(403);
    },
  );

  it.each(having('admin'))('%s refuses companies', async (_name, route) => {
    expect(await callAs('pending', route)).toMatchObject({ status: 403 });
    expect(await callAs('company', route)).toMatchObject({ status: 403 });
  });

  it('answers 404 with a message for an address that is none', async () => {
    const response = await app().app.inject({ method: 'GET', url: '/api/nothing/here' });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ status: 404, code: 'not_found', message: expect.any(String) });
  });

  it.each([
    ['application/json', '{'],
    ['application/json', '[]'],
    ['application/json', 'null'],
    ['application/json', '['.repeat(60_000)],
    ['text/plain', 'x'],
    ['application/x-www-form-urlencoded', 'email[$ne]=a'],
    ['multipart/form-data; boundary=x', '--x--'],
    ['multipart/form-data', 'x'],
  ])('answers 400 to a malformed body of type %s', async (type, payload) => {
    for (const url of ['/api/auth/login', '/api/chatbot/current-bot']) {
      const response = await app().app.inject({
        method: 'POST',
        url,
        payload,
        headers: { 'content-type': type },
      });
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ code: 'invalid_request' });
    }
  });

  it.each(
    routes.filter(([, { auth, method }]) => method === 'DELETE' || (auth === 'admin' && method !== 'GET')),
  )('%s is written into the audit trail', (_name, route) => {
    // Ending one's own sessions concerns nobody else, so it is not audited.
    if (!route.path.startsWith('/api/auth/sessions')) expect(route.audit).toBeDefined();
  });

  it('describes every call on the OpenAPI page', async () => {
    const { paths } = (await app().app.inject('/docs/json')).json() as { paths: Record<string, object> };
    for (const [, route] of routes) {
      const path = route.path.replace(/:(\w+)/g, '{$1}');
      expect(paths[path]).toHaveProperty(route.method.toLowerCase());
    }
  });
});
