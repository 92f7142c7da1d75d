/**
 * Settings of the installation: what it is called and how long conversations are kept; the others, shown as they are in force
 * and tested; and what becomes of mails with a mail server.
 */
import { describe, expect, it } from 'vitest';
import { paths } from '../../contracts/paths.ts';
import { PHONE } from '../lib/browser.ts';
import { expectAccessible, expectFitsEveryLook, expectGoodLooks, expectRetryAt } from '../lib/expect.ts';
import { breakCall, REFUSAL } from '../lib/network.ts';
import { signInAdmin } from '../lib/people.ts';
import { openPostOffice } from '../lib/post-office.ts';
import { setScene } from '../lib/scene.ts';
import { createVendor } from '../lib/vendor.ts';

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
    const { page, close, problems } = await visitAs(await signInAdmin(scene));
    await open(page, paths.adminSettings.path);
    await page.getByRole('row', { name: `Mail server ${postOffice.host} SMTP_URL` }).waitFor();
    expect(await page.getByText('pa55word').count()).toBe(0);
    postOffice.isRefusing = true;
    await page.getByRole('button', { name: 'Send test mail' }).click();
    await page.getByText(/The mail could not be sent: /).waitFor();
    await page.getByRole('button', { name: 'Test connection' }).click();
    await page.getByText(/The model did not answer: /).waitFor();
    await expectAccessible(page);
    expect(problems).toEqual([]);
    await close();
  });

  it('call the installation as is chosen, on every page and in mails, until the defaults hold again', async () => {
    postOffice.isRefusing = false;
    const { page, close, problems } = await visitAs(await signInAdmin(scene), { viewport: PHONE });
    await open(page, paths.adminSettings.path);
    const brand = page.getByLabel('Brand name');
    const support = page.getByLabel('Support address');
    const save = page.getByRole('button', { name: 'Save Changes' });
    await brand.waitFor();
    expect([await brand.inputValue(), await support.inputValue()]).toEqual([
      'Manualist',
      'help@quill.example',
    ]);
    await brand.fill(' ');
    await support.fill('care');
    await save.click();
    await page.getByText('The brand name is required').waitFor();
    await page.getByText('Enter a complete address, such as name@company.com.').waitFor();
    await brand.fill('Quill & <Co>');
    await support.fill('care@quill.example');
    const preview = page.getByRole('figure', { name: 'As it is shown' });
    await preview.getByText('Sent by Quill & <Co>. Questions? Write to care@quill.example.').waitFor();
    await expectGoodLooks(page);
    const mend = await breakCall(page, '/api/admin/settings/identity', REFUSAL);
    await save.click();
    await page.getByText('Not today.').waitFor();
    await mend();
    await save.click();
    await page.getByText('Brand and support address are changed.').waitFor();
    await expect.poll(() => page.title()).toBe('Settings – Quill & <Co>');
    await page.reload();
    await brand.waitFor();
    expect([await brand.inputValue(), await support.inputValue()]).toEqual([
      'Quill & <Co>',
      'care@quill.example',
    ]);
    await page.getByRole('button', { name: 'Send test mail' }).click();
    await page.getByText(/The mail server took a mail/).waitFor();
    expect(postOffice.letters.at(-1)).toMatchObject({
      from: { name: 'Quill & <Co>', address: 'no-reply@localhost.localdomain' },
      subject: 'A test from Quill & <Co>',
    });

    const html = await (await fetch(`${scene.url}/`)).text();
    expect(html).toContain('<title>Quill &amp; &lt;Co&gt;: transform manuals');
    expect(html).not.toContain('Manualist');
    const visitor = await scene.visit();
    await open(visitor.page, '/');
    await visitor.page.getByRole('banner').getByRole('link', { name: 'Quill & <Co>' }).waitFor();
    await visitor.page.getByRole('contentinfo').getByRole('link', { name: 'care@quill.example' }).waitFor();
    await open(visitor.page, '/nowhere');
    await visitor.page.getByRole('link', { name: 'Quill & <Co>' }).waitFor();
    expect(visitor.problems).toEqual([]);
    await visitor.close();

    await page.getByRole('button', { name: 'Use the default of BRAND_NAME' }).click();
    await page.getByRole('button', { name: 'Use the default of SUPPORT_EMAIL' }).click();
    expect([await brand.inputValue(), await support.inputValue()]).toEqual([
      'Manualist',
      'help@quill.example',
    ]);
    await save.click();
    await expect.poll(() => page.title()).toBe('Settings – Manualist');
    expect(await (await fetch(`${scene.url}/`)).text()).toContain('<title>Manualist: transform manuals');
    expect(problems).toEqual([]);
    await close();
  });

  it('keep conversations as long as is chosen, after a question that says what goes', async () => {
    const { page, close, problems } = await visitAs(await signInAdmin(scene), { viewport: PHONE });
    await open(page, paths.adminSettings.path);
    const period = page.getByLabel('Keep conversations');
    const change = page.getByRole('button', { name: 'Change', exact: true });
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
    await expect.poll(() => period.inputValue()).toBe('90');
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
    await close();
  });

  it('say when they can’t be loaded, and try again', async () => {
    await expectRetryAt(scene, await signInAdmin(scene), paths.adminSettings.path, {
      failing: '/api/admin/settings',
      find: (page) => page.getByLabel('Brand name'),
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
    const { page, close, problems } = await openAs(
      await signInAdmin(scene),
      `${paths.adminOutbox.path}?search=${email}`,
    );
    const mailOf = (subject: string) => page.getByRole('listitem').filter({ hasText: subject });
    const approval = mailOf('is approved');
    await approval.getByText('Failed').waitFor();
    await approval.locator('summary').click();
    await approval.getByText(/Relaying denied/).waitFor();
    postOffice.isRefusing = false;
    await approval.getByRole('button', { name: 'Send again' }).click();
    const question = page.getByRole('alertdialog', { name: `Send this mail to ${email} again?` });
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Send again' }).click();
    await approval.getByText('Sent', { exact: true }).first().waitFor();
    expect(postOffice.recipients.at(-1)).toBe(email);
    const confirmation = mailOf('Confirm your e-mail');
    await confirmation.locator('summary').click();
    await confirmation.getByText(/can’t be sent again/).waitFor();
    expect(await confirmation.getByRole('button').count()).toBe(0);
    expect(problems).toEqual([]);
    await close();
  });

  it('that came back go out once their dead jobs are tried again from the dashboard', async () => {
    postOffice.isRefusing = true;
    const { email } = await createVendor(scene, 'Noor Aziz');
    const { page, close, problems } = await openAs(await signInAdmin(scene), paths.adminDashboard.path);
    const queue = page.getByRole('row').filter({ hasText: 'send-mail' });
    await queue.getByText(/Relaying denied/).waitFor();
    await expectAccessible(page);
    postOffice.isRefusing = false;
    await queue.getByRole('button', { name: 'Try again: the dead jobs of send-mail' }).click();
    await page.getByText(/jobs? (is|are) due again/).waitFor();
    await queue.waitFor({ state: 'detached' });
    expect(postOffice.recipients).toContain(email);
    expect(problems).toEqual([]);
    await close();
  });
});
