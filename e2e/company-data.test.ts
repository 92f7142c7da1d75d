/** What the owner decides about the company's data as a whole. */
import { expect, it } from 'vitest';
import { paths } from '../contracts/paths.ts';
import { PHONE } from './browser.ts';
import { expectGoodLooks } from './expect.ts';
import { joinScene } from './scene.ts';
import { createVendor } from './vendor.ts';

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
  const question = page.getByRole('dialog', { name: 'Erase what is older than 90 days?' });
  await question.getByText('No conversation of your company is that old now.').waitFor();
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
