/** Subscriptions: what companies bought, recorded and looked through by the administrator. */
import { beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../contracts/paths.ts';
import { expectAccessible, expectFitsEveryLook, expectRetryAt } from '../lib/expect.ts';
import { signInAdmin } from '../lib/people.ts';
import { type Session, setScene } from '../lib/scene.ts';
import { createVendor, type Vendor } from '../lib/vendor.ts';

const scene = setScene();
const { openAs } = scene;
let admin: Session;
let vendor: Vendor;

beforeAll(async () => {
  admin = await signInAdmin(scene);
  vendor = await createVendor(scene, 'Ines Halloran');
  await createVendor(scene, 'Noor Aziz');
});

describe('subscriptions', () => {
  it('are recorded for a company that is looked up, and found by status and plan', async () => {
    const { page, close, problems } = await openAs(admin, paths.adminSubscriptions.path);
    await page.getByText('No purchases yet').waitFor();
    await page.getByRole('button', { name: 'Create Purchase' }).click();
    const form = page.getByRole('dialog', { name: 'Create a purchase' });
    await form.getByRole('button', { name: 'Create Purchase' }).click();
    await form.getByText('Choose a company').last().waitFor();
    await expectAccessible(page);
    await form.getByLabel('Find company').fill('halloran');
    await form.getByRole('option', { name: 'Aziz Pumps' }).waitFor({ state: 'detached' });
    await form.getByLabel('Company', { exact: true }).selectOption('Halloran Pumps');
    await form.getByLabel('Plan').selectOption('Basic');
    await form.getByLabel('Months').selectOption('12');
    await form.getByRole('button', { name: 'Create Purchase' }).click();
    const row = page.getByRole('row', { name: /Halloran Pumps Basic .* Active/ });
    await row.waitFor();
    await page.getByLabel('Status', { exact: true }).selectOption('Expiring soon');
    await page.getByText('No purchase found').waitFor();
    await page.getByLabel('Status', { exact: true }).selectOption('Active');
    await row.waitFor();
    await page.getByLabel('Plan', { exact: true }).selectOption('Enterprise');
    await page.getByText('No purchase found').waitFor();
    expect(problems).toEqual([]);
    await close();
  });

  it('get a query pack, which the company sees in its limits', async () => {
    const { page, close, problems } = await openAs(admin, paths.adminSubscriptions.path);
    await page.getByRole('button', { name: 'Add Query Pack for Halloran Pumps' }).click();
    const form = page.getByRole('dialog', { name: 'Add Query Pack for Halloran Pumps' });
    await form.getByLabel('Query pack').selectOption({ label: '5,000 queries (₹349)' });
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Add Query Pack' }).click();
    await page.getByText('Halloran Pumps has 5,000 extra queries this month.').waitFor();
    await page.getByRole('row', { name: /Halloran Pumps Basic .* 5,000 Active/ }).waitFor();
    const company = await openAs(vendor, paths.subscription.path);
    await company.page.getByText(/7,000/).first().waitFor();
    await company.close();
    expect(problems).toEqual([]);
    await close();
  });

  it('say when they can’t be loaded, and try again', async () => {
    await expectRetryAt(scene, admin, paths.adminSubscriptions.path, {
      failing: '/api/admin/purchases*',
      find: (page) => page.getByRole('row', { name: /Halloran Pumps/ }),
    });
  });

  it('fit every screen, light and dark', async () => {
    await expectFitsEveryLook(await openAs(admin, paths.adminSubscriptions.path), (page) =>
      page.getByRole('table').getByText('Halloran Pumps'),
    );
  });
});
