/** The administrator's clients. */
import { beforeAll, describe, expect, it } from 'vitest';
import { companyRoutes } from '../../contracts/company/companies.ts';
import { paths } from '../../contracts/paths.ts';
import { expectAccessible, expectFitsEveryLook, expectRetry } from '../lib/expect.ts';
import { logIn, mailedLink, mailsTo, signInAdmin, signUp } from '../lib/people.ts';
import { type Session, setScene } from '../lib/scene.ts';
import { createVendor, type Vendor } from '../lib/vendor.ts';

const scene = setScene();
const { open, openAs } = scene;
let admin: Session;
let vendor: Vendor;
let waiting: { email: string; token: string };

beforeAll(async () => {
  admin = await signInAdmin(scene);
  vendor = await createVendor(scene, 'Ines Halloran');
  waiting = await signUp(scene, 'Noor Aziz');
});

describe('clients', () => {
  it('are found by name, status and plan, all of which the address keeps', async () => {
    const { page, close, problems } = await openAs(admin, paths.adminClients.path);
    await page.getByRole('heading', { name: 'Clients Management' }).waitFor();
    const headers = await page.getByRole('columnheader').allTextContents();
    expect(headers).toEqual(['Name', 'Email', 'Company', 'Plan', 'Contact', 'Status', 'Actions']);
    const row = (email: string) => page.getByRole('row').filter({ hasText: email });
    await row(vendor.email).getByText('Active', { exact: true }).waitFor();
    await row(waiting.email).getByText('Inactive').waitFor();
    await page.getByLabel('Status', { exact: true }).selectOption('Inactive');
    await row(vendor.email).waitFor({ state: 'detached' });
    await page.reload();
    await row(waiting.email).waitFor();
    expect(await row(vendor.email).count()).toBe(0);
    await page.getByLabel('Status', { exact: true }).selectOption('All Clients');
    await page.getByLabel('Plan', { exact: true }).selectOption('Enterprise');
    await row(waiting.email).waitFor({ state: 'detached' });
    await page.getByText('No users found').waitFor();
    await page.getByRole('link', { name: 'Show all clients' }).click();
    await page.getByRole('searchbox', { name: 'Search clients' }).fill('nobody at all');
    await page.getByText('No users found').waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Show all clients' }).click();
    await row(waiting.email).waitFor();
    expect(problems).toEqual([]);
    await close();
  });

  it('show enough of an address beside the longest names', async () => {
    const { email, token } = await signUp(scene, 'Wolfeschlegelsteinhausenbergerdorff '.repeat(3).trim());
    const body = { company_name: 'Feinmechanik und Unterwasserpumpentechnik '.repeat(3).trim() };
    await scene.api.call(companyRoutes.createProfile, { body }, token);
    const { page, close } = await openAs(admin, `${paths.adminClients.path}?search=${email}`);
    const address = page.getByRole('row').filter({ hasText: email }).getByTitle(email);
    await address.waitFor();
    expect((await address.boundingBox())?.width).toBeGreaterThan(140);
    await close();
  });

  it('are suspended and approved again, after a question', async () => {
    const { page, close, problems } = await openAs(admin, paths.adminClients.path);
    const row = page.getByRole('row').filter({ hasText: vendor.email });
    const decide = async (verb: string) => {
      await row.getByRole('button', { name: `${verb} Halloran Pumps` }).click();
      const question = page.getByRole('alertdialog', { name: new RegExp(verb, 'i') });
      await expectAccessible(page);
      if (verb === 'Suspend') await question.getByLabel('Reason').fill('The invoice of May is open.');
      await question.getByRole('button', { name: verb }).click();
    };
    await decide('Suspend');
    await row.getByText('Inactive').waitFor();
    const [mail] = await mailsTo(scene, vendor.email);
    expect(mail?.text).toContain('The invoice of May is open.');
    await decide('Approve');
    await row.getByText('Active', { exact: true }).waitFor();
    expect(problems).toEqual([]);
    await close();
  });

  it('have a page with what is known of them, where a purchase is recorded', async () => {
    const { page, close, problems } = await openAs(admin, paths.adminClients.path);
    await page.getByRole('link', { name: 'View Ines Halloran' }).click();
    // The list is there for a moment after the address has changed.
    await page.getByRole('link', { name: 'Back to Users' }).waitFor();
    await page.getByText('Halloran Pumps').first().waitFor();
    for (const label of ['Email', 'Phone', 'Website', 'Address', 'Current plan', 'Expiry date'])
      await page.getByText(label, { exact: true }).waitFor();
    await page
      .getByText(/^0 \/ [\d,]+$/)
      .first()
      .waitFor();
    await page.getByText('+1 555 0142').waitFor();
    await page.getByRole('button', { name: 'Create Purchase' }).click();
    const form = page.getByRole('dialog');
    await expectAccessible(page);
    await form.getByLabel('Plan').selectOption('Enterprise');
    await form.getByLabel('Months').selectOption('12');
    await form.getByRole('button', { name: 'Create Purchase' }).click();
    await page.getByText(/^Halloran Pumps is on the Enterprise plan until /).waitFor();
    await page.getByText('unlimited').first().waitFor();
    await page.getByRole('link', { name: 'Back to Users' }).click();
    await page.getByRole('heading', { name: 'Clients Management' }).waitFor();
    await page.getByLabel('Plan', { exact: true }).selectOption('Enterprise');
    await page.getByText(waiting.email).waitFor({ state: 'detached' });
    await page.getByRole('row').filter({ hasText: vendor.email }).getByText('Enterprise').waitFor();
    expect(problems).toEqual([]);
    await close();
  });

  it('are signed out everywhere, after a question', async () => {
    const person = await createVendor(scene, 'Mara Whitlock');
    const workplace = await openAs(person, paths.products.path);
    await workplace.page.getByRole('heading', { name: 'All Products' }).waitFor();
    const { page, close, problems } = await openAs(admin, paths.adminClient.href(person.companyId));
    await page.getByRole('button', { name: 'Sign Out Everywhere' }).click();
    const question = page.getByRole('alertdialog', { name: 'Sign Whitlock Pumps out everywhere?' });
    await question.getByText('Passwords stay').waitFor();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Sign Out Everywhere' }).click();
    await page.getByText('Whitlock Pumps is signed out: 1 session is ended.').waitFor();
    await page.getByText('Client signed out').waitFor();
    await workplace.page.reload();
    await workplace.page.waitForURL('**/login');
    expect(problems).toEqual([]);
    await Promise.all([close(), workplace.close()]);
  });

  it('are added with a company, and begin with the mailed link', async () => {
    const { page, close, problems } = await openAs(admin, paths.adminClients.path);
    await page.getByRole('button', { name: 'Add New Client' }).click();
    const form = page.getByRole('dialog', { name: 'Add New Client' });
    await form.getByRole('button', { name: 'Add Client' }).click();
    await form.getByText('Company name is required').waitFor();
    await expectAccessible(page);
    await form.getByLabel('Name of the owner').fill('Nia Oduya');
    await form.getByLabel('Email of the owner').fill('nia@oduya.example');
    await form.getByLabel('Company name').fill('Oduya Lathes');
    await form.getByRole('button', { name: 'Add Client' }).click();
    await page.getByRole('row', { name: /Nia Oduya nia@oduya.example Oduya Lathes Trial/ }).waitFor();
    const link = await mailedLink(scene, 'nia@oduya.example', paths.resetPassword.path);
    const owner = await scene.visit();
    await open(owner.page, link);
    await owner.page
      .getByLabel(/password/i)
      .first()
      .fill('chosen by the owner');
    await owner.page
      .getByRole('button', { name: /password/i })
      .last()
      .click();
    await owner.page.getByRole('heading', { name: 'Your password is changed' }).waitFor();
    await logIn(scene, owner.page, { email: 'nia@oduya.example', password: 'chosen by the owner' });
    await owner.page.waitForURL(`**${paths.dashboard.path}`);
    await owner.close();
    expect(problems).toEqual([]);
    await close();
  });

  it('say when there is no such client, and when the list can’t be loaded', async () => {
    const missing = paths.adminClient.href('00000000-0000-7000-8000-000000000000');
    const { page, close } = await openAs(admin, missing);
    await page.getByText('user not found').waitFor();
    await expectRetry(page, () => open(page, paths.adminClients.path), {
      failing: '/api/admin/get-companies*',
      find: (page) => page.getByRole('row').filter({ hasText: vendor.email }),
    });
    await close();
  });

  it('are the administrator’s alone', async () => {
    const { page, close } = await openAs(vendor, paths.adminClients.path);
    // By way of the login, which sends on who is signed in.
    await page.waitForURL(`**${paths.dashboard.path}`);
    expect(await page.getByText('Clients Management').count()).toBe(0);
    await close();
  });

  it('fit every screen, light and dark', async () => {
    await expectFitsEveryLook(await openAs(admin, paths.adminClients.path), (page) =>
      page.getByText(vendor.email),
    );
  });
});
