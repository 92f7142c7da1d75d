import { beforeAll, describe, expect, it } from 'vitest';
import { authRoutes } from '../../../contracts/account/auth.ts';
import { twoStepRoutes } from '../../../contracts/account/two-step.ts';
import { type AuditEntry, auditRoutes } from '../../../contracts/admin/audit.ts';
import { platformSettingsRoutes } from '../../../contracts/admin/platform-settings.ts';
import { loadConfig } from '../../config.ts';
import type { Db } from '../../db/connect.ts';
import { createAdministrator, createApprovedCompany, DECIDER } from '../../testing/accounts.ts';
import { mailsTo } from '../../testing/mails.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases, useTestDatabase } from '../../testing/test-database.ts';
import { createIdentityService } from './identity.service.ts';

const { settings, setIdentity } = platformSettingsRoutes;
const HELP = 'help@quill.example';

describeOnBothDatabases('brand and support address', (database) => {
  const app = useTestApp(database, { BRAND_NAME: 'House', MAIL_FROM: 'House Post <post@house.example>' });
  let token = '';
  const change = (body: unknown, by: string | undefined = token) =>
    app().call(setIdentity, { token: by, body });
  const read = async () => (await app().call(settings, { token })).body.data;

  beforeAll(async () => {
    token = (await createAdministrator(app())).token;
  });

  it('are what the administrator chooses, field by field, until the defaults hold again', async () => {
    const first = await change({ brandName: '  Quill "Help", Ltd.  ', supportEmail: HELP.toUpperCase() });
    const chosen = { brandName: 'Quill "Help", Ltd.', supportEmail: HELP };
    expect(first).toMatchObject({ status: 200, body: { data: chosen } });
    expect(await read()).toMatchObject({
      ...chosen,
      defaults: { brandName: 'House', supportEmail: null },
      mail: { from: 'Quill "Help", Ltd. <post@house.example>' },
    });
    expect((await change({ brandName: null })).body.data).toEqual({ brandName: 'House', supportEmail: HELP });
    expect((await change({ supportEmail: null })).body.data).toEqual({
      brandName: 'House',
      supportEmail: null,
    });
    expect(await read()).toMatchObject({
      brandName: 'House',
      mail: { from: 'House Post <post@house.example>' },
    });
  });

  it('stand in mails, codes of apps and the description of the calls from then on', async () => {
    await change({ brandName: 'Quill & Co', supportEmail: HELP });
    const { email, token: vendor } = await createApprovedCompany(app(), 'Trail House');
    const mails = await mailsTo(app(), email);
    expect(mails.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining(['Your Quill & Co account is approved', 'Confirm your e-mail for Quill & Co']),
    );
    for (const { text } of mails) expect(text).toContain(`Sent by Quill & Co. Questions? Write to ${HELP}.`);
    const { body } = await app().call(twoStepRoutes.begin, { token });
    expect((body.data as { uri: string }).uri).toContain('issuer=Quill%20%26%20Co');
    expect((await app().app.inject('/docs/json')).json().info.title).toBe('Quill & Co API');
    expect((await app().call(authRoutes.userInfo, { token: vendor })).status).toBe(201);
  });

  it('are changed with an entry in the audit trail that says what was so before', async () => {
    await change({ brandName: 'First', supportEmail: null });
    await change({ brandName: 'Second' });
    const { body } = await app().call(auditRoutes.list, {
      token,
      query: { action: 'identity.changed', limit: 1 },
    });
    expect((body.data as AuditEntry[])[0]).toMatchObject({
      subject: { name: 'Second' },
      company: null,
      before: { brandName: 'First', supportEmail: null },
      after: { brandName: 'Second', supportEmail: null },
    });
  });

  it.each([
    ['an empty name', { brandName: '   ' }],
    ['61 characters', { brandName: 'x'.repeat(61) }],
    ['two lines', { brandName: 'Quill\r\nBcc: eve@example.com' }],
    ['a separator of lines', { brandName: 'Quill\u2028Help' }],
    ['what turns the text around it', { brandName: 'Quill \u202eplaH' }],
    ['no text', { brandName: 7 }],
    ['half an address', { supportEmail: 'help' }],
    ['two addresses', { supportEmail: 'a@quill.example, b@quill.example' }],
    ['256 characters', { supportEmail: `${'a'.repeat(64)}@${'b.'.repeat(94)}com` }],
  ])('refuse %s, and stay as they are', async (_what, body) => {
    const before = await read();
    const { status, body: reply } = await change(body);
    expect(status).toBe(400);
    expect(Object.keys(reply.errors as object)).toEqual(Object.keys(body));
    expect(await read()).toEqual(before);
  });

  it('are nobody’s to change but an administrator’s', async () => {
    const before = await read();
    expect((await app().call(setIdentity, { body: { brandName: 'Eve' } })).status).toBe(401);
    const { token: vendor } = await createApprovedCompany(app());
    expect((await change({ brandName: 'Eve' }, vendor)).status).toBe(403);
    expect(await read()).toEqual(before);
  });
});

describe('what pages show', () => {
  const database = useTestDatabase();
  const config = loadConfig({});
  const actor = { ...DECIDER, email: 'priya@example.com' };

  it('is at most five seconds behind what another process chose, and one’s own choice at once', async () => {
    let now = 0;
    const db = database().write;
    const here = createIdentityService({ db, config, clock: () => now });
    const elsewhere = createIdentityService({ db, config });
    expect((await here.readShown()).brandName).toBe('Manualist');
    await elsewhere.set(actor, { brandName: 'Elsewhere' });
    now = 4999;
    expect((await here.readShown()).brandName).toBe('Manualist');
    now = 5000;
    expect((await here.readShown()).brandName).toBe('Elsewhere');
    await here.set(actor, { brandName: 'Here' });
    expect((await here.readShown()).brandName).toBe('Here');
    expect(await elsewhere.readSender()).toMatchObject({ name: 'Here' });
  });

  it('is what was last known while the database is away', async () => {
    const db = database().write;
    let isAway = false;
    const flaky = new Proxy(db, {
      get: (target, name: keyof Db) => {
        if (isAway) throw new Error('connection refused');
        return target[name];
      },
    });
    let now = 0;
    const identity = createIdentityService({ db: flaky, config, clock: () => now });
    await identity.set(actor, { brandName: 'Known' });
    isAway = true;
    now = 60_000;
    expect((await identity.readShown()).brandName).toBe('Known');
  });
});
