import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { platformSettingsRoutes } from '../../../contracts/admin/platform-settings.ts';
import { loadConfig } from '../../config.ts';
import type { OutgoingMail } from '../../providers/mail/mail-transport.ts';
import { createAdministrator, DECIDER } from '../../testing/accounts.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases, useTestDatabase } from '../../testing/test-database.ts';
import { HOUR_MS } from '../../time.ts';
import { createRetention } from '../conversations/retention.service.ts';
import { createIdentityService } from './identity.service.ts';
import { createPlatformSettings } from './platform-settings.service.ts';

const { settings, testMail, testModel } = platformSettingsRoutes;
/** Nobody listens there. */
const NOWHERE = '127.0.0.1:9';
const SECRETS = { SMTP_URL: `smtp://postman:pa55word@${NOWHERE}`, LLM_API_KEY: 'sk-0123456789' };
const MODEL = { LLM_BASE_URL: `http://${NOWHERE}/v1`, LLM_MODEL: 'small-1', LLM_VISION_MODEL: 'seeing-1' };
const ACTOR = {
  accountId: DECIDER.accountId,
  sessionId: 's',
  scopes: null,
  name: 'Priya Raman',
  email: 'priya@example.com',
  role: 'admin' as const,
  companyId: null,
  isOwner: false,
  isSuspended: false,
  mustTurnOnTwoStep: false,
};

describeOnBothDatabases('settings of the installation', (database) => {
  const app = useTestApp(database, { ...SECRETS, ...MODEL, BRAND_NAME: 'Quill Help' });
  const bare = useTestApp(database);
  let token = '';

  beforeAll(async () => {
    token = (await createAdministrator(app())).token;
  });

  it('are shown without passwords and keys', async () => {
    const { status, body, text } = await app().call(settings, { token });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      brandName: 'Quill Help',
      supportEmail: null,
      defaults: { brandName: 'Quill Help', supportEmail: null },
      mail: { server: NOWHERE, from: 'Quill Help <no-reply@localhost.localdomain>' },
      model: { server: `http://${NOWHERE}/v1`, name: 'small-1', visionName: 'seeing-1', hasKey: true },
      database: 'embedded',
      files: 'folder',
    });
    for (const secret of ['postman', 'pa55word', 'sk-0123']) expect(text).not.toContain(secret);
  });

  it('say what went wrong with a server that does not answer', async () => {
    for (const route of [testMail, testModel]) {
      const { status, body, text } = await app().call(route, { token });
      expect(status).toBe(200);
      expect(body.data).toMatchObject({ works: false, detail: expect.stringMatching(/\w/) });
      expect(text).not.toContain('pa55word');
    }
  });

  it('have nothing to test where nothing is set', async () => {
    expect((await bare().call(settings, { token })).body.data).toMatchObject({
      mail: { server: null },
      model: null,
    });
    for (const route of [testMail, testModel]) {
      expect(await bare().call(route, { token })).toMatchObject({ status: 409 });
    }
  });
});

describe('tests of connections', () => {
  const config = loadConfig({});
  const database = useTestDatabase();
  function stored() {
    const db = database().write;
    const identity = createIdentityService({ db, config });
    return { config, db, identity, retention: createRetention({ db }) };
  }

  it('send the mail to the one who asks', async () => {
    const sent: OutgoingMail[] = [];
    const send = async (mail: OutgoingMail) => void sent.push(mail);
    const { works, detail } = await createPlatformSettings({
      ...stored(),
      mailTransport: { send },
      model: null,
    }).testMail(ACTOR);
    expect({ works, detail }).toEqual({ works: true, detail: 'priya@example.com' });
    expect(sent).toMatchObject([{ to: { address: 'priya@example.com' }, subject: 'A test from Manualist' }]);
  });

  it('say how long they took, though the clock is set back meanwhile', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const send = async () => void vi.setSystemTime(Date.now() - HOUR_MS);
    const settings = createPlatformSettings({ ...stored(), mailTransport: { send }, model: null });
    expect((await settings.testMail(ACTOR)).tookMs).toBeGreaterThanOrEqual(0);
  });

  it('show what the model says, cut to what fits', async () => {
    const complete = async () => ({ text: 'ready '.repeat(200), tokens: 9 });
    const { works, detail } = await createPlatformSettings({
      ...stored(),
      mailTransport: null,
      model: { complete },
    }).testModel(ACTOR);
    expect(works).toBe(true);
    expect(detail).toHaveLength(200);
  });
});
