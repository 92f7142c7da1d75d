/** Closing a company: by its owner, undone by the mailed link, and by the administrator, who has the receipt. */
import { expect, it } from 'vitest';
import { PASSWORD } from '../../bench/lib/running/company.ts';
import { paths } from '../../contracts/paths.ts';
import { ADMIN } from '../../server/testing/server-process.ts';
import { PHONE } from '../lib/browser.ts';
import { expectGoodLooks } from '../lib/expect.ts';
import { mailedLink, signIn, signInAdmin } from '../lib/people.ts';
import { joinScene } from '../lib/scene.ts';
import { createVendor } from '../lib/vendor.ts';

const scene = joinScene();
const { visitAs, open, openAs } = scene;
const NAME = 'Halloran Pumps';

it('ends all access of a company whose name is typed, until the link in the mail undoes it', async () => {
  const owner = await createVendor(scene, 'Ines Halloran');
  const { page, close, problems } = await visitAs(owner, { viewport: PHONE });
  await open(page, paths.companyData.path);
  await page.getByText('0 products, 0 manuals, 0 conversations, 1 member and 0 files').waitFor();
  await expectGoodLooks(page);
  await page.getByRole('button', { name: 'Close the company' }).click();
  const dialog = page.getByRole('dialog', { name: `Close ${NAME}?` });
  const verb = dialog.getByRole('button', { name: 'Close the company' });
  await dialog.getByLabel('Name of the company').fill('Halloran');
  await dialog.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await verb.click();
  await dialog.getByText('This is not the name of the company.').waitFor();
  await expectGoodLooks(page);
  await dialog.getByLabel('Name of the company').fill(NAME);
  await verb.click();
  await page.getByRole('heading', { name: 'Your company is closed' }).waitFor();
  await expectGoodLooks(page);

  await open(page, paths.login.path);
  await page.getByLabel('Email').fill(owner.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login Now' }).click();
  await page.getByText('Your company was closed.').waitFor();

  await open(page, await mailedLink(scene, owner.email, '/undo-closing'));
  await expectGoodLooks(page);
  await page.getByRole('button', { name: 'Undo the closing' }).click();
  await page.getByRole('heading', { name: 'Your company is open again' }).waitFor();
  expect((await signIn(scene, owner.email)).role).toBe('company');
  // What the browser notes of refusals that were meant.
  expect(problems.filter((problem) => !/40[013]/.test(problem))).toEqual([]);
  await close();
});

it('is done by the administrator at an owner’s request, with a receipt and an undo', async () => {
  const owner = await createVendor(scene, 'Noor Quillon');
  const admin = await signInAdmin(scene);
  const { page, close, problems } = await openAs(admin, paths.adminClient.href(owner.companyId));
  await page.getByRole('button', { name: 'Close the company' }).click();
  const dialog = page.getByRole('dialog', { name: 'Close Quillon Pumps?' });
  await dialog.getByLabel('Name of the company').fill('Quillon Pumps');
  await dialog.getByLabel('Your password', { exact: true }).fill(ADMIN.password);
  await expectGoodLooks(page);
  await dialog.getByRole('button', { name: 'Close the company' }).click();
  await page.getByRole('heading', { name: 'Closed Companies' }).waitFor();
  const row = page.getByRole('row').filter({ hasText: owner.companyId });
  await row.getByText('by an administrator').waitFor();
  await row.getByText('Is erased on').waitFor();
  await expectGoodLooks(page);
  await row.getByRole('button', { name: 'Undo the closing of Quillon Pumps' }).click();
  await page
    .getByRole('alertdialog', { name: 'Open Quillon Pumps again?' })
    .getByRole('button', { name: 'Undo' })
    .click();
  await page.getByText('Quillon Pumps is open again.').waitFor();
  await row.waitFor({ state: 'detached' });
  expect((await signIn(scene, owner.email)).role).toBe('company');
  expect(problems).toEqual([]);
  await close();
});
