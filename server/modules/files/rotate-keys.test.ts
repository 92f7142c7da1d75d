import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { authRoutes } from '../../../contracts/account/auth.ts';
import { twoStepRoutes } from '../../../contracts/account/two-step.ts';
import { webhookRoutes } from '../../../contracts/company/webhooks.ts';
import { accountTotp } from '../../db/schema/accounts.ts';
import { auditEntry } from '../../db/schema/audit.ts';
import { webhookEndpoint } from '../../db/schema/integrations.ts';
import { setting } from '../../db/schema/platform.ts';
import { companySignIn } from '../../db/schema/teams.ts';
import { createSeal } from '../../lib/sealed-text.ts';
import { createUnsubscribeTokens } from '../../lib/unsubscribe-tokens.ts';
import { createApprovedCompany, turnOnTwoStep } from '../../testing/accounts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { describeOnBothDatabases } from '../../testing/test-database.ts';
import { createFileKey } from './file-key.ts';
import { loadLinkSecret, loadOlderSecrets, SealedKeysError } from './link-secret.repository.ts';
import { retireKeys, rotateKeys } from './rotate-keys.ts';

const WEBHOOK = { url: 'https://93.184.216.34/', events: ['chatbot.created'], isEnabled: false };

const PROVIDER = { issuer: 'https://login.pumps.example', clientId: 'manualist', domain: 'pumps.example' };
const CLIENT_SECRET = 'a secret of the provider';

describeOnBothDatabases('new signing keys', (database) => {
  /** A server as it is between two starts. */
  async function during<T>(work: (app: TestApp) => Promise<T>): Promise<T> {
    const app = await startTestApp(database());
    try {
      return await work(app);
    } finally {
      await app.stop();
    }
  }

  it('keep links and sealed texts of before valid, and only until the old ones are retired', async () => {
    const db = database().write;
    const before = await during(async (app) => {
      const vendor = await createApprovedCompany(app);
      const codes = await turnOnTwoStep(app, vendor);
      const made = await app.call(webhookRoutes.create, { token: vendor.token, body: WEBHOOK });
      const secret = (made.body.data as { secret: string }).secret;
      const key = createFileKey(vendor.companyId, 'pdf');
      const link = new URL(app.services.signer.signFile(key).file, 'http://localhost').searchParams;
      const { companyId } = vendor;
      const own = createSeal(await loadLinkSecret(db), 'company-sign-in').close(CLIENT_SECRET, companyId);
      await db.insert(companySignIn).values({ ...PROVIDER, companyId, sealedSecret: own });
      return { vendor, codes, secret, key, link, text: await loadLinkSecret(db) };
    });
    const mailed = createUnsubscribeTokens(before.text, 'invitations').make('somebody');
    const sealed = (await db.select().from(accountTotp)).map(({ sealedKey }) => sealedKey);
    const check = ({ services }: TestApp) =>
      services.signer.check(before.key, before.link.get('expires') ?? '', before.link.get('signature') ?? '');

    expect(await rotateKeys(db)).toBe(1);
    const present = await loadLinkSecret(db);
    expect(present).not.toBe(before.text);
    expect((await db.select().from(accountTotp)).map(({ sealedKey }) => sealedKey)).not.toEqual(sealed);
    const [endpoint] = await db.select().from(webhookEndpoint);
    expect(createSeal(present, 'webhooks').open(endpoint?.secret ?? '', endpoint?.id ?? '')).toBe(
      before.secret,
    );
    const [own] = await db.select().from(companySignIn);
    const opened = createSeal(present, 'company-sign-in').open(own?.sealedSecret ?? '', own?.companyId ?? '');
    expect(opened).toBe(CLIENT_SECRET);

    await during(async (app) => {
      expect(check(app)).toBe('valid');
      const older = await loadOlderSecrets(db);
      expect(createUnsubscribeTokens(present, 'invitations', older).read(mailed)).toBe('somebody');
      const { email, password } = before.vendor;
      const wrong = { body: { email, password, code: '000000' } };
      // It reads the app's key to say so: one that it can't open would be a failure of ours.
      expect(await app.call(authRoutes.login, wrong)).toMatchObject({ body: { code: 'wrong_code' } });
      const body = { password, code: before.codes[0] };
      const { token } = before.vendor;
      expect(await app.call(twoStepRoutes.renewCodes, { token, body })).toMatchObject({ status: 200 });
    });

    expect(await rotateKeys(db)).toBe(2);
    expect(await during(async (app) => check(app))).toBe('valid');
    expect(await retireKeys(db)).toBe(2);
    expect(await during(async (app) => check(app))).toBe('invalid');
    expect(await retireKeys(db)).toBe(0);
    const entries = await db.select().from(auditEntry).orderBy(auditEntry.seq);
    const ofKeys = entries.map(({ action }) => action).filter((action) => action.startsWith('keys.'));
    expect(ofKeys).toEqual(['keys.rotated', 'keys.rotated', 'keys.retired']);
  });

  it('are not made where something can’t be sealed anew', async () => {
    const db = database().write;
    const present = await loadLinkSecret(db);
    const vendor = await during((app) => createApprovedCompany(app));
    await db.insert(accountTotp).values({ accountId: vendor.userId, sealedKey: 'damaged' });
    await expect(rotateKeys(db)).rejects.toThrow();
    expect(await loadLinkSecret(db)).toBe(present);
  });

  it('are sealed under the operator’s key, which the database does not hold', async () => {
    const db = database().write;
    // Of the test before; it could not be sealed anew.
    await db.delete(accountTotp);
    const kek = randomBytes(32).toString('base64url');
    const plain = await loadLinkSecret(db);
    const stored = async () => JSON.stringify(await db.select().from(setting));
    expect(await stored()).toContain(plain);
    expect(await loadLinkSecret(db, kek), 'one that was stored before is sealed now').toBe(plain);
    expect(await stored()).not.toContain(plain);

    await rotateKeys(db, kek);
    const fresh = await loadLinkSecret(db, kek);
    expect(await loadOlderSecrets(db, kek)).toContain(plain);
    for (const key of [plain, fresh, kek]) expect(await stored()).not.toContain(key);

    const app = await startTestApp(database(), { SEALING_KEY: kek });
    expect(app.services.signer.signFile(createFileKey(crypto.randomUUID(), 'pdf')).file).toContain(
      'signature=',
    );
    await app.stop();
    for (const wrong of [null, randomBytes(32).toString('base64url')]) {
      await expect(loadLinkSecret(db, wrong)).rejects.toThrow(SealedKeysError);
    }
    await expect(startTestApp(database())).rejects.toThrow('SEALING_KEY');
    expect(await retireKeys(db, kek)).toBeGreaterThan(0);
  });
});
