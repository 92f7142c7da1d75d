/** What the owner decides about the company's data as a whole. */
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { PASSWORD } from '../../bench/lib/running/company.ts';
import { paths } from '../../contracts/paths.ts';
import { PHONE } from '../lib/browser.ts';
import { expectGoodLooks } from '../lib/expect.ts';
import { joinScene } from '../lib/scene.ts';
import { createVendor } from '../lib/vendor.ts';

const scene = joinScene();
const { visitAs, open } = scene;

it('keeps conversations as long as the owner chooses, after a question that says what goes', async () => {
  const owner = await createVendor(scene, 'Ines Halloran');
  const { page, close, problems } = await visitAs(owner, { viewport: PHONE });
  await open(page, paths.team.path);
  await page.getByRole('link', { name: 'Data', exact: true }).click();
  const keep = page.getByLabel('Keep conversations');
  await keep.selectOption('90 days');
  await expectGoodLooks(page);
  await page.getByRole('button', { name: 'Change' }).click();
  const question = page.getByRole('alertdialog', { name: 'Erase what is older than 90 days?' });
  await question.getByText('No conversation is that old now.').waitFor();
  await expectGoodLooks(page);
  await question.getByRole('button', { name: 'Erase what is older' }).click();
  await page.getByText('Conversations are kept for 90 days.').waitFor();
  await page.reload();
  expect(await keep.inputValue()).toBe('90');
  await page.getByRole('link', { name: 'Audit' }).click();
  await page.getByText('Retention of the company changed').waitFor();
  expect(problems).toEqual([]);
  await close();
});

it('keeps as many replaced versions as the owner chooses, after a question that says what goes', async () => {
  const owner = await createVendor(scene, 'Ines Halloran');
  const { page, close, problems } = await visitAs(owner, { viewport: PHONE });
  await open(page, paths.companyData.path);
  const keep = page.getByLabel('Keep replaced versions');
  await keep.selectOption('The newest of each manual');
  await page.getByLabel('Versions', { exact: true }).fill('51');
  await page.getByRole('button', { name: 'Change' }).click();
  await page.getByText('Enter a number of versions from 1 to 50.').waitFor();
  await expectGoodLooks(page);
  await page.getByLabel('Versions', { exact: true }).fill('2');
  await page.getByRole('button', { name: 'Change' }).click();
  const question = page.getByRole('alertdialog', {
    name: 'Keep only the newest 2 replaced versions of each manual?',
  });
  await question.getByText('This frees nothing now.').waitFor();
  await expectGoodLooks(page);
  await question.getByRole('button', { name: 'Remove the others' }).click();
  await page.getByText('You keep the newest 2 replaced versions of each manual.').waitFor();
  await page.reload();
  expect(await keep.inputValue()).toBe('newest');
  expect(await page.getByLabel('Versions', { exact: true }).inputValue()).toBe('2');
  await page.getByRole('link', { name: 'Audit' }).click();
  await page.getByText('Replaced versions that the company keeps changed').waitFor();
  expect(problems).toEqual([]);
  await close();
});

it('saves everything of the company as one file, after the password', async () => {
  const owner = await createVendor(scene, 'Ines Halloran');
  const { page, close, problems } = await visitAs(owner, { viewport: PHONE });
  await open(page, paths.companyData.path);
  await page.getByRole('button', { name: 'Export everything' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export everything' });
  await dialog.getByLabel('Password', { exact: true }).fill('not it at all');
  await dialog.getByRole('button', { name: 'Save as ZIP' }).click();
  await dialog.getByText('This is not your password.').waitFor();
  await expectGoodLooks(page);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save as ZIP' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('company-data.zip');
  const bytes = await readFile(await file.path());
  expect(bytes.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
  expect(bytes.includes('conversations.jsonl')).toBe(true);
  await page.getByText('The export is saved.').waitFor();
  expect(problems).toEqual([]);
  await close();
});
