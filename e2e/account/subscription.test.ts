/** The plan of a company: what is used of it, and choosing another. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { companyRoutes } from '../../contracts/company/companies.ts';
import type { planRoutes } from '../../contracts/plans/plans.ts';
import type { RouteOutput } from '../../contracts/route.ts';
import { expectAccessible, expectFitsEveryLook, expectRetry } from '../lib/expect.ts';
import { breakCall, changeReply } from '../lib/network.ts';
import { signInAdmin } from '../lib/people.ts';
import { setScene } from '../lib/scene.ts';
import { addProduct, createVendor, type Vendor } from '../lib/vendor.ts';

const USAGE = '/api/company/usage-info/*';
type UsageReply = RouteOutput<typeof companyRoutes.usageInfo>;
type PurchaseReply = RouteOutput<typeof planRoutes.purchaseInfo>;

const scene = setScene();
const { visitAs, open, openAs } = scene;
let owner: Vendor;

beforeAll(async () => {
  owner = await createVendor(scene, 'Ines Halloran');
  await addProduct(scene, owner);
});

describe('subscription', () => {
  it('shows the plan, its use, the end of the trial and the notices of the tokens', async () => {
    const { page, close, problems } = await visitAs(owner);
    await open(page, '/subscription-info');
    await page.getByRole('heading', { name: 'Trial Plan' }).waitFor();
    await page.getByText(/^7 days of your free trial left/).waitFor();
    await page.getByText(/^Tokens and queries start again on 1 /).waitFor();
    await page.getByRole('progressbar', { name: 'Products' }).waitFor();
    expect(await page.getByRole('progressbar', { name: 'Products' }).getAttribute('aria-valuetext')).toBe(
      '1 of 10',
    );
    await page.getByRole('progressbar', { name: 'Tokens' }).waitFor();
    const leave = (tokens: number) =>
      changeReply<UsageReply>(page, USAGE, ({ data }) => ({
        status: 200,
        data: { ...data, tokens_used: Number(data.tokenLimitPerMonth) - tokens, maxQueries: null },
      }));
    for (const tokens of [5000, 2000]) {
      const restore = await leave(tokens);
      await page.reload();
      await page
        .getByText("You're nearing your usage limit. Upgrade your subscription now to avoid interruptions.")
        .waitFor();
      await page.getByText(/^\d+, unlimited$/).waitFor();
      await expectAccessible(page);
      await restore();
    }
    const restoreAgain = await leave(99);
    await page.reload();
    await page
      .getByText("You're out of tokens! Please upgrade your subscription to continue using the service.")
      .waitFor();
    await expectAccessible(page);
    await restoreAgain();
    await expectRetry(page, () => page.reload(), {
      failing: USAGE,
      find: (page) => page.getByRole('heading', { name: 'Trial Plan' }),
    });
    expect(problems).toEqual([]);
    await close();
  });
});

describe('plan chooser', () => {
  it('knows the current plan, notes what is not available yet, and shows the administrator', async () => {
    const { page, close, problems } = await visitAs(owner);
    await open(page, '/subscription-info');
    await page.getByRole('link', { name: 'See Plans' }).click();
    await page.waitForURL('**/purchase-item');
    await page.getByText('$49').waitFor();
    await page.getByText(/^Begins by itself when your trial ends, on /).waitFor();
    expect(await page.getByText('Your plan').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Choose Free' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Tell me when it is available: Standard' }).click();
    await page.getByText(/^The Standard plan is not available yet\. We have noted/).waitFor();
    await page.reload();
    await page.getByText('Asked for').waitFor();
    await expectAccessible(page);
    const restore = await changeReply(page, '/api/plans', () => ({
      status: 200,
      data: { plans: [], queryPacks: [] },
    }));
    await page.reload();
    await page.getByText('No plans to choose from yet').waitFor();
    await restore();
    await expectRetry(page, () => page.reload(), {
      failing: '/api/plans',
      find: (page) => page.getByText('$49'),
    });
    expect(problems).toEqual([]);
    await close();
    const admin = await visitAs(await signInAdmin(scene));
    await open(admin.page, '/admin/get-users');
    await admin.page.getByRole('row').filter({ hasText: owner.email }).getByRole('link').first().click();
    await admin.page.getByText(/^Standard \(/).waitFor();
    await admin.close();
  });

  it('asks before a plan that was bought is given up, and says when the server refuses', async () => {
    const { page, close } = await visitAs(owner);
    await changeReply<PurchaseReply>(page, '/api/purchase/purchase-info', ({ data }) => ({
      status: 200,
      data: { ...data, plan: 'Standard', nextBillingDate: '2099-11-26T12:00:00.000Z' },
    }));
    await breakCall(page, '/api/purchase/create-purchase', {
      status: 409,
      code: 'conflict',
      message: 'Refused by the server.',
    });
    await open(page, '/purchase-item');
    await page.getByRole('button', { name: 'Choose Free' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Give up the Standard plan?' });
    await dialog.getByText(/^Your Standard plan runs until .*2099/).waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Change to Free' }).click();
    await dialog.getByText('Refused by the server.').waitFor();
    await close();
  });
});

it('/subscription-info fits every screen, light and dark', async () => {
  await expectFitsEveryLook(await openAs(owner, '/subscription-info'), (page) =>
    page.getByRole('heading', { name: 'Trial Plan' }),
  );
});

it('/purchase-item fits every screen, light and dark', async () => {
  await expectFitsEveryLook(await openAs(owner, '/purchase-item'), (page) =>
    page.getByText('Annual billing is coming soon'),
  );
});
