/** The administrator's demo requests, outbox and audit trail. */
import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoRequestRoutes } from '../../contracts/admin/demo-requests.ts';
import { paths } from '../../contracts/paths.ts';
import { expectAccessible, expectFitsEveryLook, expectRetry, expectRetryAt } from '../lib/expect.ts';
import { signInAdmin, signUp } from '../lib/people.ts';
import { type Session, setScene } from '../lib/scene.ts';
import { createVendor, type Vendor } from '../lib/vendor.ts';

const REQUEST = {
  first_name: 'Ada',
  last_name: 'Quill',
  work_email: 'ada@quill.example',
  company_name: 'Quill Instruments',
  phone_number: '+44 20 7946 0102',
  challenges: 'Forty manuals.',
};

const scene = setScene();
const { openAs } = scene;
let admin: Session;
let vendor: Vendor;
let waiting: { email: string; token: string };

beforeAll(async () => {
  admin = await signInAdmin(scene);
  vendor = await createVendor(scene, 'Ines Halloran');
  waiting = await signUp(scene, 'Noor Aziz');
});

describe('demo requests', () => {
  it('say that there are none, then show who asked', async () => {
    const { page, close, problems } = await openAs(admin, paths.adminDemoRequests.path);
    await page.getByRole('heading', { name: 'Demo Requests' }).waitFor();
    await page.getByText('No demo requests yet').waitFor();
    await scene.api.call(demoRequestRoutes.demoForm, { body: REQUEST });
    await page.reload();
    const row = page.getByRole('row').filter({ hasText: REQUEST.work_email });
    for (const text of ['Quill Instruments', '+44 20 7946 0102', 'Ada Quill', 'Forty manuals.'])
      await row.getByText(text).waitFor();
    await expectRetry(page, () => page.reload(), {
      failing: '/api/admin/get-demo-forms*',
      find: () => row,
    });
    expect(problems).toEqual([]);
    await close();
  });

  it('are kept track of with a status and a note, filtered and exported', async () => {
    const { page, close, problems } = await openAs(admin, paths.adminDemoRequests.path);
    const row = page.getByRole('row').filter({ hasText: REQUEST.work_email });
    await row.getByLabel('Status of Quill Instruments').selectOption('Contacted');
    await page.getByText('Quill Instruments: Contacted.').waitFor();
    await row.getByRole('button', { name: 'Add note: Quill Instruments' }).click();
    const form = page.getByRole('dialog', { name: 'Add note: Quill Instruments' });
    await expectAccessible(page);
    await form.getByLabel('Note').fill('Wants a quote.');
    await form.getByRole('button', { name: 'Save Changes' }).click();
    await row.getByText('Wants a quote.').waitFor();
    await page.getByLabel('Status', { exact: true }).selectOption('New');
    await page.getByText('No demo request found').waitFor();
    await page.getByLabel('Status', { exact: true }).selectOption('Contacted');
    await row.waitFor();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const file = await (await downloading).path();
    expect(await readFile(file, 'utf8')).toContain('contacted,Wants a quote.');
    expect(problems).toEqual([]);
    await close();
  });

  it('fit every screen, light and dark', async () => {
    await expectFitsEveryLook(await openAs(admin, paths.adminDemoRequests.path), (page) =>
      page.getByText(REQUEST.work_email),
    );
  });
});

describe('outbox', () => {
  it('is searched by recipient and opens each mail', async () => {
    const { page, close, problems } = await openAs(admin, paths.adminOutbox.path);
    await page.getByRole('searchbox', { name: 'Search mails' }).fill(waiting.email);
    await page.waitForURL(({ searchParams }) => searchParams.get('search') === waiting.email);
    const mail = page.locator('summary').filter({ hasText: waiting.email }).first();
    await mail.click();
    expect(await page.getByText(/\/confirm-email#/).count()).toBe(0);
    await page.getByRole('button', { name: 'Show the words' }).first().click();
    await page
      .getByText(/\/confirm-email#/)
      .first()
      .waitFor();
    await page.getByRole('searchbox', { name: 'Search mails' }).fill('nobody at all');
    await page.getByText('No mail found').waitFor();
    expect(problems).toEqual([]);
    await close();
  });

  it('fits every screen, light and dark', async () => {
    await expectFitsEveryLook(await openAs(admin, paths.adminOutbox.path), (page) =>
      page.locator('summary').first(),
    );
  });
});

describe('audit trail', () => {
  it('tells who did what to whom, what changed, and that nothing is missing', async () => {
    const { page, close, problems } = await openAs(admin, paths.adminClients.path);
    const row = page.getByRole('row').filter({ hasText: vendor.email });
    await row.getByRole('link', { name: /^View/ }).click();
    const section = page.getByRole('region', { name: 'Audit Trail' });
    await section.getByText('Client approved').first().waitFor();
    await page.getByRole('navigation').getByRole('link', { name: 'Audit Trail' }).click();
    await page.getByLabel('Action').selectOption('Client approved');
    await page.waitForURL(({ searchParams }) => searchParams.get('action') === 'client.approved');
    await page.getByRole('searchbox', { name: 'Search entries' }).fill('Ines Halloran');
    const entry = page.locator('details').filter({ hasText: 'Ines Halloran' }).first();
    await entry.locator('summary').click();
    await entry.getByRole('row', { name: 'role user company' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Check the Trail' }).click();
    await page.getByText(/^All \d+ entries are there, as they were written\./).waitFor();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as File' }).click();
    expect((await saving).suggestedFilename()).toBe('audit-trail.jsonl');
    await entry.getByRole('link', { name: 'Halloran Pumps' }).click();
    await page.getByRole('heading', { name: 'Ines Halloran' }).waitFor();
    expect(problems).toEqual([]);
    await close();
  });

  it('says when it can’t be loaded, and where nothing fits', async () => {
    await expectRetryAt(scene, admin, paths.adminAudit.path, {
      failing: '/api/admin/audit*',
      find: (page) => page.locator('summary').first(),
    });
    const { page, close } = await openAs(admin, `${paths.adminAudit.path}?search=zzz`);
    await page.getByText('No entry found').waitFor();
    await page.getByRole('link', { name: 'Show all entries' }).click();
    await page.locator('summary').first().waitFor();
    await close();
  });

  it('fits every screen, light and dark', async () => {
    await expectFitsEveryLook(await openAs(admin, paths.adminAudit.path), (page) =>
      page.locator('summary').first(),
    );
  });
});
