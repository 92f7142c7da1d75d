/** The team of a company: inviting, joining, removing, and passing the ownership on. */
import { beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD } from '../../bench/lib/running/company.ts';
import { teamRoutes } from '../../contracts/account/team.ts';
import { PHONE } from '../lib/browser.ts';
import { expectAccessible, expectFitsEveryLook, expectNoSidewaysScroll, expectRetry } from '../lib/expect.ts';
import { mailedLink, signUp } from '../lib/people.ts';
import { joinScene } from '../lib/scene.ts';
import { addProduct, createVendor, type Vendor } from '../lib/vendor.ts';

const COLLEAGUE = { name: 'Ravi Okafor', email: 'ravi@vendor.example', password: 'another-long-password' };

const scene = joinScene();
const { visit, visitAs, open, openAs } = scene;
let owner: Vendor;

beforeAll(async () => {
  owner = await createVendor(scene, 'Ines Halloran');
  await addProduct(scene, owner);
});

describe('team', () => {
  it('invites, lets a colleague join and work, and ends the sessions of one who is removed', async () => {
    const { page, close, problems } = await visitAs(owner);
    await open(page, '/settings/team');
    await page.getByText('No open invitations').waitFor();
    await page.getByLabel('Work Email').fill('nobody');
    await page.getByRole('button', { name: 'Send Invitation' }).click();
    await page.getByText('Enter a complete address, such as name@company.com.').waitFor();
    await page.getByLabel('Work Email').fill(COLLEAGUE.email);
    await page.getByRole('button', { name: 'Send Invitation' }).click();
    const invited = page.getByRole('row').filter({ hasText: COLLEAGUE.email });
    await invited.waitFor();
    await page.getByText(`No mail server: the invitation to ${COLLEAGUE.email} waits`).waitFor();
    await expectAccessible(page);

    const colleague = await visit({ viewport: PHONE });
    await open(colleague.page, await mailedLink(scene, COLLEAGUE.email, '/join'));
    await colleague.page
      .getByText('You are invited to work on the manuals and chatbots of Halloran Pumps.')
      .waitFor();
    await expectAccessible(colleague.page);
    await expectNoSidewaysScroll(colleague.page);
    await colleague.page.getByRole('button', { name: 'Join Halloran Pumps' }).click();
    await colleague.page.getByText('Name is required').waitFor();
    await colleague.page.getByLabel('Name').fill(COLLEAGUE.name);
    await colleague.page.getByLabel('Password', { exact: true }).fill(COLLEAGUE.password);
    await colleague.page.getByRole('button', { name: 'Join Halloran Pumps' }).click();
    await colleague.page.waitForURL('**/dashboard');
    await open(colleague.page, '/products');
    await colleague.page.getByText('Pump P7').first().waitFor();
    await open(colleague.page, '/subscription-info');
    await colleague.page.getByText('The owner of your company chooses the plan.').waitFor();
    expect(await colleague.page.getByRole('link', { name: 'Team' }).count()).toBe(0);
    await open(colleague.page, '/settings/team');
    await colleague.page.getByText('Only the owner of your company manages the team.').waitFor();

    await page.reload();
    const member = page.getByRole('row').filter({ hasText: COLLEAGUE.email });
    await member.getByText('Member').waitFor();
    await expectAccessible(page);
    await member.getByRole('button', { name: `Remove ${COLLEAGUE.name}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove Member' }).click();
    await page.getByText(`${COLLEAGUE.name} was removed from the team.`).waitFor();
    await open(colleague.page, '/products');
    await colleague.page.waitForURL('**/login');
    expect([...problems, ...colleague.problems]).toEqual([]);
    await colleague.close();
    await close();
  });

  it('withdraws an invitation, whose link then opens nothing', async () => {
    const { page, close } = await visitAs(owner);
    await expectRetry(page, () => open(page, '/settings/team'), {
      failing: '/api/team',
      find: (page) => page.getByText('No open invitations'),
    });
    await page.getByLabel('Work Email').fill('lena@vendor.example');
    await page.getByRole('button', { name: 'Send Invitation' }).click();
    await page.getByRole('row').filter({ hasText: 'lena@vendor.example' }).waitFor();
    const link = await mailedLink(scene, 'lena@vendor.example', '/join');
    await page.getByRole('button', { name: 'Withdraw the invitation of lena@vendor.example' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
    await page.getByText('No open invitations').waitFor();
    await open(page, link);
    await page.getByText('This invitation is no longer valid').waitFor();
    await expectAccessible(page);
    await close();
  });

  it('lets who is invited end the invitations, take that back, and shows it to the owner', async () => {
    const invited = 'weary@vendor.example';
    const { page, close, problems } = await visitAs(owner);
    await open(page, '/settings/team');
    await page.getByLabel('Work Email').fill(invited);
    await page.getByRole('button', { name: 'Send Invitation' }).click();
    const row = page.getByRole('row').filter({ hasText: invited });
    await row.getByText('Waits in the outbox').waitFor();

    const reader = await visit({ viewport: PHONE });
    await open(reader.page, await mailedLink(scene, invited, '/stop-invitations'));
    await expectAccessible(reader.page);
    await expectNoSidewaysScroll(reader.page);
    await reader.page.getByRole('button', { name: 'Stop the invitations' }).click();
    await reader.page.getByRole('heading', { name: 'You get no more invitations' }).waitFor();
    await page.reload();
    await row.getByText('Wants no invitations').waitFor();
    expect(await row.getByRole('button', { name: /^Send again/ }).count()).toBe(0);
    await expectAccessible(page);
    await reader.page.getByRole('button', { name: 'Take it back' }).click();
    await reader.page.getByRole('heading', { name: 'You can be invited again' }).waitFor();
    await page.reload();
    await row.getByRole('button', { name: /^Send again/ }).waitFor();
    await reader.close();
    expect(problems).toEqual([]);
    await close();
  });

  it('passes the ownership on to a member who joined with an account of his own', async () => {
    const { page, close } = await visitAs(owner);
    const heirAccount = await signUp(scene, 'Hana Heir');
    const body = { email: heirAccount.email };
    await scene.api.call(teamRoutes.invite, { body }, owner.token);
    const heir = await visit();
    await open(heir.page, await mailedLink(scene, heirAccount.email, '/join'));
    await heir.page.getByLabel('Email').fill(heirAccount.email);
    await heir.page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await heir.page.getByRole('button', { name: 'Login Now' }).click();
    await heir.page.getByRole('button', { name: 'Join Halloran Pumps' }).click();
    await heir.page.waitForURL('**/dashboard');
    await open(page, '/settings/team');
    await page.getByRole('button', { name: 'Make Hana Heir the owner' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Make owner' }).click();
    await page.waitForURL('**/settings');
    await open(heir.page, '/settings/team');
    await heir.page.getByRole('button', { name: 'Make Ines Halloran the owner' }).click();
    await heir.page.getByRole('alertdialog').getByRole('button', { name: 'Make owner' }).click();
    await heir.page.waitForURL('**/settings');
    await heir.close();
    await close();
  });
});

it('/settings/team fits every screen, light and dark', async () => {
  await expectFitsEveryLook(await openAs(owner, '/settings/team'), (page) =>
    page.getByText('weary@vendor.example').first(),
  );
});
