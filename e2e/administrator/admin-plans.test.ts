/** Pricing Plans: what the administrator changes there is what landing page, calculator and chooser show. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../contracts/paths.ts';
import { expectAccessible, expectFitsEveryLook, expectRetryAt } from '../lib/expect.ts';
import { signInAdmin } from '../lib/people.ts';
import { type Session, setScene } from '../lib/scene.ts';
import { createVendor, type Vendor } from '../lib/vendor.ts';

const scene = setScene();
const { open, openAs, visit } = scene;
let admin: Session;
let vendor: Vendor;

const plans = (page: Page) => page.getByRole('table', { name: 'Plans of the catalogue' });

beforeAll(async () => {
  admin = await signInAdmin(scene);
  vendor = await createVendor(scene, 'Ines Halloran');
});

describe('pricing plans', () => {
  it('show a changed price on the landing page', async () => {
    const { page, close, problems } = await openAs(admin, paths.adminPlans.path);
    await plans(page).getByRole('button', { name: 'Edit Basic' }).click();
    const form = page.getByRole('dialog', { name: 'Edit Basic' });
    await form.getByLabel('Price', { exact: true }).fill('-1');
    await form.getByRole('button', { name: 'Save Changes' }).click();
    await form.getByText('A price can’t be below zero.').waitFor();
    await expectAccessible(page);
    await form.getByLabel('Price', { exact: true }).fill('649');
    await form.getByLabel('Manuals').fill('44');
    await form.getByRole('button', { name: 'Save Changes' }).click();
    await plans(page)
      .getByRole('row', { name: /Basic ₹649 10 44 2,000/ })
      .waitFor();
    const visitor = await visit();
    await open(visitor.page, '/');
    const pricing = visitor.page.getByRole('region', { name: /Pricing/ });
    await pricing.getByRole('row', { name: /Basic ₹649 10 44 2,000/ }).waitFor();
    await visitor.close();
    expect(problems).toEqual([]);
    await close();
  });

  it('get a plan that the chooser offers, until it is retired', async () => {
    const { page, close, problems } = await openAs(admin, paths.adminPlans.path);
    await page.getByRole('button', { name: 'Add Plan' }).click();
    const form = page.getByRole('dialog', { name: 'Add Plan' });
    await form.getByRole('button', { name: 'Save Changes' }).click();
    await form.getByText('Name is required').waitFor();
    await form.getByLabel('Name').fill('Workshop');
    await form.getByLabel('Currency').fill('usd');
    await form.getByLabel('Price', { exact: true }).fill('12.5');
    await form.getByLabel('Queries a month').fill('');
    await form.getByLabel('Plan chooser').check();
    await form.getByRole('button', { name: 'Save Changes' }).click();
    await plans(page)
      .getByRole('row', { name: /Workshop \$12\.50 1 5 Unlimited/ })
      .waitFor();
    const chooser = await openAs(vendor, paths.purchase.path);
    const card = chooser.page.getByRole('listitem', { name: 'Workshop' });
    await card.getByText('$12.50').waitFor();
    await plans(page).getByRole('button', { name: 'Retire Workshop' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Retire' }).click();
    await plans(page)
      .getByRole('row', { name: /Workshop .*Retired/ })
      .waitFor();
    await chooser.page.reload();
    await chooser.page.getByRole('listitem', { name: 'Standard' }).waitFor();
    expect(await card.count()).toBe(0);
    await chooser.close();
    await plans(page).getByRole('button', { name: 'Delete Workshop' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await plans(page)
      .getByRole('row', { name: /Workshop/ })
      .waitFor({ state: 'detached' });
    expect(problems).toEqual([]);
    await close();
  });

  it('hold the packs of the price calculator', async () => {
    const { page, close, problems } = await openAs(admin, paths.adminPlans.path);
    await page.getByRole('button', { name: 'Edit the pack of 5,000' }).click();
    await page.getByRole('dialog').getByLabel('Price', { exact: true }).fill('333');
    await page.getByRole('dialog').getByRole('button', { name: 'Save Changes' }).click();
    await page.getByRole('row', { name: /5,000 ₹333/ }).waitFor();
    await open(page, '/');
    const scale = page.getByLabel('How many queries do you need?');
    await scale.waitFor();
    expect(await scale.getAttribute('aria-valuetext')).toBe('₹333 for 5,000 queries');
    expect(problems).toEqual([]);
    await close();
  });

  it('say when they can’t be loaded, and try again', async () => {
    await expectRetryAt(scene, admin, paths.adminPlans.path, {
      failing: '/api/admin/plans',
      find: plans,
    });
  });

  it('fit every screen, light and dark', async () => {
    await expectFitsEveryLook(await openAs(admin, paths.adminPlans.path), plans);
  });
});
