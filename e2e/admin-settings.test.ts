/**
 * Settings of the installation, shown as they are in force and tested; how long conversations are kept; and what becomes of
 * mails with a mail server.
 */
import { describe, expect, it } from 'vitest';
import { paths } from '../contracts/paths.ts';
import { PHONE } from './browser.ts';
import { expectAccessible, expectFitsEveryLook, expectGoodLooks, expectRetryAt } from './expect.ts';
import { breakCall, REFUSAL } from './network.ts';
import { signInAdmin } from './people.ts';
import { openPostOffice } from './post-office.ts';
import { setScene } from './scene.ts';
import { createVendor } from './vendor.ts';

const postOffice = await openPostOffice();
const scene = setScene({
  env: {
    SMTP_URL: `smtp://postman:pa55word@${postOffice.host}`,
    LLM_BASE_URL: 'http://127.0.0.1:9/v1',
    LLM_MODEL: 'small-1',
    SUPPORT_EMAIL: 'help@quill.example',
  },
});
const { open, openAs, visitAs } = scene;

describe('settings of the installation', () => {
  it('are shown with where they come from, and say what a test found', async () => {
    const { page, context, problems } = await visitAs(await signInAdmin(scene));
    await open(page, paths.adminSettings.path);
    await page.getByRole('row', { name: 'Support address help@quill.example SUPPORT_EMAIL' }).waitFor();
    await page.getByRole('row', { name: `Mail server ${postOffice.host} SMTP_URL` }).waitFor();
    expect(await page.getByText('pa55word').count()).toBe(0);
    postOffice.isRefusing = true;
    await page.getByRole('button', { name: 'Send test mail' }).click();
    await page.getByText(/The mail could not be sent: /).waitFor();
    await page.getByRole('button', { name: 'Test connection' }).click();
    await page.getByText(/The model did not answer: /).waitFor();
    await expectAccessible(page);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('keep conversations as long as is chosen, after a question that says what goes', async () => {
    const { page, context, problems } = await visitAs(await signInAdmin(scene), { viewport: PHONE });
    await open(page, paths.adminSettings.path);
    const period = page.getByLabel('Keep conversations');
    const change = page.getByRole('button', { name: 'Change' });
    await period.waitFor();
    expect([await period.inputValue(), await change.count()]).toEqual(['', 0]);
    await period.selectOption('90 days');
    const mend = await breakCall(page, '/api/admin/settings/retention*', REFUSAL);
    await change.click();
    await page.getByText('Not today.').waitFor();
    await mend();
    await change.click();
    const dialog = page.getByRole('alertdialog', { name: 'Erase what is older than 90 days?' });
    await dialog.getByText('No conversation is that old now.').waitFor();
    await dialog.getByText('The daily maintenance erases that for good').waitFor();
    await expectGoodLooks(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await change.click();
    await dialog.getByRole('button', { name: 'Erase what is older' }).click();
    await page.getByText('Conversations are kept for 90 days.').waitFor();
    await change.waitFor({ state: 'detached' });
    await expect.poll(() => period.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.reload();
    await period.waitFor();
    expect(await period.inputValue()).toBe('90');
    await period.selectOption('180 days');
    await change.click();
    const longer = page.getByRole('alertdialog', { name: 'Keep conversations for 180 days?' });
    await longer.getByRole('button', { name: 'Keep for 180 days' }).click();
    await page.getByText('Conversations are kept for 180 days.').waitFor();
    await change.waitFor({ state: 'detached' });
    await period.selectOption('For ever');
    await change.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep for ever' }).click();
    await page.getByText('Conversations are kept for ever.').waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  it('say when they can’t be loaded, and try again', async () => {
    await expectRetryAt(scene, await signInAdmin(scene), paths.adminSettings.path, {
      failing: '/api/admin/settings',
      find: (page) => page.getByText('Brand name'),
    });
  });

  it('fit every screen, light and dark', async () => {
    const visitor = await visitAs(await signInAdmin(scene));
    await open(visitor.page, paths.adminSettings.path);
    await expectFitsEveryLook(visitor, (page) => page.getByText('BRAND_NAME'));
  });
});

describe('mails', () => {
  it('that came back are sent again, which a lost personal link is not', async () => {
    postOffice.isRefusing = true;
    const { email } = await createVendor(scene, 'Ines Halloran');
    const { page, context, problems } = await openAs(
      await signInAdmin(scene),
      `${paths.adminOutbox.path}?search=${email}`,
    );
    const mailOf = (subject: string) => page.getByRole('listitem').filter({ hasText: subject });
    const approval = mailOf('is approved');
    await approval.getByText('Failed').waitFor();
    await approval.locator('summary').click();
    await approval.getByText(/No such mailbox/).waitFor();
    postOffice.isRefusing = false;
    await approval.getByRole('button', { name: 'Send again' }).click();
    const question = page.getByRole('alertdialog', { name: `Send this mail to ${email} again?` });
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Send again' }).click();
    await approval.getByText('Sent', { exact: true }).first().waitFor();
    expect(postOffice.recipients).toEqual([email]);
    const confirmation = mailOf('Confirm your e-mail');
    await confirmation.locator('summary').click();
    await confirmation.getByText(/can’t be sent again/).waitFor();
    expect(await confirmation.getByRole('button').count()).toBe(0);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('that came back go out once their dead jobs are tried again from the dashboard', async () => {
    postOffice.isRefusing = true;
    const { email } = await createVendor(scene, 'Noor Aziz');
    const { page, context, problems } = await openAs(await signInAdmin(scene), paths.adminDashboard.path);
    const queue = page.getByRole('row').filter({ hasText: 'send-mail' });
    await queue.getByText(/No such mailbox/).waitFor();
    await expectAccessible(page);
    postOffice.isRefusing = false;
    await queue.getByRole('button', { name: 'Try again: the dead jobs of send-mail' }).click();
    await page.getByText(/jobs? (is|are) due again/).waitFor();
    await queue.waitFor({ state: 'detached' });
    expect(postOffice.recipients).toContain(email);
    expect(problems).toEqual([]);
    await context.close();
  });
});
