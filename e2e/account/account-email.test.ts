/** Changing one's own address, and undoing it from the old mailbox. */
import { expect, it } from 'vitest';
import { PASSWORD } from '../../bench/lib/running/company.ts';
import { paths } from '../../contracts/paths.ts';
import { PHONE } from '../lib/browser.ts';
import { expectGoodLooks } from '../lib/expect.ts';
import { mailedLink, signUp } from '../lib/people.ts';
import { joinScene } from '../lib/scene.ts';

const scene = joinScene();
const { visitAs, open } = scene;

it('changes the own e-mail once the new mailbox says yes, and the old one can undo it', async () => {
  const person = await signUp(scene);
  const { page, close, problems } = await visitAs({ token: person.token }, { viewport: PHONE });
  await open(page, paths.account.path);
  await page.getByRole('button', { name: 'Change your e-mail' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change your e-mail' });
  await dialog.getByRole('button', { name: 'Send link' }).click();
  await dialog.getByText('E-mail is required').waitFor();
  await expectGoodLooks(page);
  const email = `new-${person.email}`;
  await dialog.getByLabel('New e-mail').fill(email);
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Send link' }).click();
  await page.getByText(`Waiting for ${email}`).waitFor();
  await expectGoodLooks(page);
  await open(page, await mailedLink(scene, email, '/confirm-new-email'));
  await expectGoodLooks(page);
  await page.getByRole('button', { name: 'Use this e-mail' }).click();
  await page.getByText('Your e-mail is changed').waitFor();
  await page.getByRole('link', { name: 'Go to your account' }).click();
  await page.getByText(email).first().waitFor();
  await open(page, await mailedLink(scene, person.email, '/undo-email-change'));
  await expectGoodLooks(page);
  await page.getByRole('button', { name: 'Undo the change' }).click();
  await page.getByText('Your account has this e-mail again').waitFor();
  await page.getByRole('link', { name: 'Login' }).waitFor();
  // The session that this browser held is over, as the browser notes.
  expect(problems.filter((problem) => !problem.includes('401'))).toEqual([]);
  await close();
});
