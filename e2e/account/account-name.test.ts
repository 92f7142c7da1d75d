/** Changing one's own name. */
import { expect, it } from 'vitest';
import { paths } from '../../contracts/paths.ts';
import { PHONE } from '../lib/browser.ts';
import { expectGoodLooks } from '../lib/expect.ts';
import { breakCall, REFUSAL } from '../lib/network.ts';
import { signUp } from '../lib/people.ts';
import { joinScene } from '../lib/scene.ts';

const scene = joinScene();
const { visitAs, open } = scene;

it('changes the own name, says why it can’t be, and greets by it', async () => {
  const { token } = await signUp(scene);
  const { page, close, problems } = await visitAs({ token }, { viewport: PHONE });
  await open(page, paths.account.path);
  await page.getByRole('button', { name: 'Change your name' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change your name' });
  const field = dialog.getByLabel('Name');
  await field.fill('  ');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('Name is required').waitFor();
  await expectGoodLooks(page);
  await field.fill('Dana Okafor');
  const mend = await breakCall(page, '/api/account/name', REFUSAL);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('Not today.').waitFor();
  await mend();
  problems.length = 0;
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Your name is changed.').waitFor();
  await page.getByText('Welcome Dana Okafor').waitFor();
  await page.reload();
  await page.getByText('Welcome Dana Okafor').waitFor();
  expect(problems).toEqual([]);
  await close();
});
