/** Two-step sign-in that an owner requires of everybody in the company. */
import { expect, it } from 'vitest';
import { PASSWORD } from '../../bench/lib/running/company.ts';
import { teamRoutes } from '../../contracts/account/team.ts';
import { twoStepRoutes } from '../../contracts/account/two-step.ts';
import { paths } from '../../contracts/paths.ts';
import { appCode } from '../../server/testing/app-code.ts';
import { PHONE } from '../lib/browser.ts';
import { expectGoodLooks } from '../lib/expect.ts';
import { logIn, mailedLink, newEmail } from '../lib/people.ts';
import { joinScene } from '../lib/scene.ts';
import { createVendor } from '../lib/vendor.ts';

const scene = joinScene();
const { visit, visitAs, open } = scene;

it('is required of everybody by the owner, and a member turns it on before anything else', async () => {
  const owner = await createVendor(scene, 'Ines Halloran');
  const email = newEmail('ravi');
  await scene.api.call(teamRoutes.invite, { body: { email } }, owner.token);
  const [, token = ''] = (await mailedLink(scene, email, paths.joinTeam.path)).split('#');
  await scene.api.call(teamRoutes.joinAsNew, { body: { token, name: 'Ravi Okafor', password: PASSWORD } });
  const asked = await visitAs(owner);
  await open(asked.page, paths.team.path);
  const rule = asked.page.getByRole('checkbox', { name: 'Require two-step sign-in of everybody' });
  await rule.click();
  await asked.page.getByText('Turn on two-step sign-in for your own account first.').waitFor();
  const { data } = await scene.api.call(twoStepRoutes.begin, {}, owner.token);
  const body = { password: PASSWORD, code: await appCode(data.key) };
  await scene.api.call(twoStepRoutes.turnOn, { body }, owner.token);
  await rule.click();
  await asked.page.getByText('Two-step sign-in is required of everybody now.').waitFor();
  await asked.page.getByText('One person has none yet.').waitFor();
  await expectGoodLooks(asked.page);
  await asked.close();

  const { page, close } = await visit({ viewport: PHONE });
  await logIn(scene, page, { email });
  await page.getByText('Two-step sign-in is asked for here.').waitFor();
  await expectGoodLooks(page);
  await open(page, paths.products.path);
  await page.getByRole('button', { name: 'Turn on' }).click();
  const dialog = page.getByRole('dialog', { name: 'Turn on two-step sign-in' });
  await dialog.getByRole('button', { name: 'Copy key' }).click();
  const key = await page.evaluate(() => navigator.clipboard.readText());
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByLabel('Code from your authenticator app').fill(await appCode(key));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('heading', { name: 'Products' }).waitFor();
  expect(await page.getByText('Two-step sign-in is asked for here.').count()).toBe(0);
  await close();
});
