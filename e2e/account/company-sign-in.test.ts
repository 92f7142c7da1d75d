/** A company's own sign-in: what its owner sets, and the way of its people, whose provider this test answers for. */
import { expect, it } from 'vitest';
import { PASSWORD } from '../../bench/lib/running/company.ts';
import { companySignInRoutes } from '../../contracts/account/company-sign-in.ts';
import { paths } from '../../contracts/paths.ts';
import { PHONE } from '../lib/browser.ts';
import { expectAccessible, expectGoodLooks } from '../lib/expect.ts';
import { changeReply } from '../lib/network.ts';
import { joinScene } from '../lib/scene.ts';
import { createVendor } from '../lib/vendor.ts';

const scene = joinScene();
const { visit, openAs, open } = scene;
const { begin, finish, get, open: whose } = companySignInRoutes;
const TITLE = 'Sign-in by your own provider';
const FLOW = 'x'.repeat(60);

it('is set by the owner, who is told what can’t work, and ended by the owner', async () => {
  const owner = await createVendor(scene, 'Ines Halloran');
  const { page, close } = await openAs(owner, paths.team.path, { viewport: PHONE });
  const section = page.getByRole('region', { name: TITLE });
  await section.getByText(`${scene.url}${paths.signedIn.path}`).waitFor();
  await section.getByRole('button', { name: 'Set It Up' }).click();
  const dialog = page.getByRole('dialog', { name: TITLE });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('The client ID is required').waitFor();
  await dialog.getByLabel('Issuer').fill('https://127.0.0.1/realm');
  await dialog.getByLabel('Client ID').fill('manualist');
  await dialog.getByLabel('Client secret', { exact: true }).fill('a-secret');
  await dialog.getByLabel('E-mail domain').fill('halloran.example');
  await dialog.getByLabel('Everybody but me signs in so and no other way.').check();
  await dialog.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('There is no public server at this address.').waitFor();
  await expectGoodLooks(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  const provider = {
    issuer: 'https://login.halloran.example',
    clientId: 'm',
    domain: 'halloran.example',
    isRequired: true,
  };
  const restore = await changeReply<{ data: object }>(page, get.path, ({ data, ...reply }) => ({
    ...reply,
    data: { ...data, provider },
  }));
  await page.reload();
  await section.getByText(paths.companySignIn.href(owner.companyId)).waitFor();
  await section.getByText('https://login.halloran.example').waitFor();
  await section.getByText('The owner’s alone lets in').waitFor();
  await expectGoodLooks(page);
  await restore();
  await section.getByRole('button', { name: 'End it' }).click();
  const question = page.getByRole('alertdialog', { name: 'End the sign-in by your own provider?' });
  await question.getByRole('button', { name: 'End It' }).click();
  // The server knows of none.
  await question.getByRole('alert').getByText(/./).waitFor();
  await close();
});

it('leads the company’s people to its provider and back, or says why not', async () => {
  const owner = await createVendor(scene, 'Noor Quillon');
  const { page, close } = await visit({ viewport: PHONE });
  const address = paths.companySignIn.href(owner.companyId);
  await open(page, address);
  await page.getByRole('heading', { name: 'No such sign-in' }).waitFor();
  await expectAccessible(page);

  const at = (path: string) => `**${path.replace(':companyId', owner.companyId)}`;
  const back = `${scene.url}${paths.signedIn.path}?code=a-code&state=a-state`;
  await page.route(at(whose.path), (route) => {
    const isBegin = route.request().method() === begin.method;
    const data = isBegin ? { url: back, flow: FLOW } : { company_name: 'Quillon Pumps' };
    return route.fulfill({ json: { status: 200, data } });
  });
  const sent: unknown[] = [];
  let reply: object = { status: 401, code: 'wrong_credentials', message: 'Nobody of Quillon Pumps is you.' };
  await page.route(at(finish.path), (route) => {
    sent.push(route.request().postDataJSON());
    return route.fulfill({ status: 'code' in reply ? 401 : 200, json: reply });
  });
  await open(page, address);
  await page.getByText('For the people of Quillon Pumps.').waitFor();
  await expectGoodLooks(page);
  await page.getByRole('button', { name: 'Go on to Your Company' }).click();
  await page.getByRole('heading', { name: 'You are not signed in' }).waitFor();
  await page.getByText('Nobody of Quillon Pumps is you.').waitFor();
  await expectGoodLooks(page);
  expect(sent).toEqual([{ flow: FLOW, returned: '?code=a-code&state=a-state' }]);

  // What came back is good for one try.
  await page.reload();
  await page.getByText('This browser tab has not begun a sign-in.').waitFor();
  reply = { status: 200, token: owner.token, role: 'company' };
  await open(page, address);
  await page.getByRole('button', { name: 'Go on to Your Company' }).click();
  await page.waitForURL('**/dashboard');
  await close();
});
