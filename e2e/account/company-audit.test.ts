/** What happened in the own company, and who signed in, for its owner. */
import { expect, it } from 'vitest';
import { productRoutes } from '../../contracts/manuals/products.ts';
import { paths } from '../../contracts/paths.ts';
import { PHONE } from '../lib/browser.ts';
import { expectGoodLooks } from '../lib/expect.ts';
import { signIn } from '../lib/people.ts';
import { joinScene } from '../lib/scene.ts';
import { addProduct, createVendor } from '../lib/vendor.ts';

const scene = joinScene();
const { visitAs, open } = scene;

it('lists what was deleted and who signed in, on a phone too, and saves both', async () => {
  const owner = await createVendor(scene, 'Ines Halloran');
  const id = await addProduct(scene, owner, 'Short-lived pump');
  await scene.api.call(productRoutes.deleteProduct, { params: { id } }, owner.token);
  await signIn(scene, owner.email);
  const { page, close, problems } = await visitAs(owner, { viewport: PHONE });
  await open(page, paths.team.path);
  await page.getByRole('link', { name: 'Audit' }).click();
  const trail = page.getByRole('region', { name: 'Audit trail' });
  await trail.getByText('Short-lived pump').waitFor();
  await trail.getByText('Product deleted').waitFor();
  const signIns = page.getByRole('region', { name: 'Sign-ins' });
  await signIns.getByText('127.0.0.0/24').first().waitFor();
  await expectGoodLooks(page);
  for (const [region, name] of [
    [trail, 'audit-trail.csv'],
    [signIns, 'sign-ins.csv'],
  ] as const) {
    const downloading = page.waitForEvent('download');
    await region.getByRole('button', { name: 'Save as CSV' }).click();
    expect((await downloading).suggestedFilename()).toBe(name);
  }
  await page.getByLabel('Search the trail').fill('nobody of this name');
  await page.getByText('No entry found').waitFor();
  expect(problems).toEqual([]);
  await close();
});
