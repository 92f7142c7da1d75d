/** The way of a new company to its first question, and the ten questions it looks at on that way. */
import { beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../contracts/paths.ts';
import { expectFitsEveryLook, expectRetryAt } from '../lib/expect.ts';
import { joinScene } from '../lib/scene.ts';
import { addProduct, createVendor, type Vendor } from '../lib/vendor.ts';

const scene = joinScene();
const { open, openAs } = scene;
let vendor: Vendor;
let productId: string;

beforeAll(async () => {
  vendor = await createVendor(scene, 'Pia Lund');
  productId = await addProduct(scene, vendor);
});

describe('first steps and ten questions', () => {
  it('lead from the dashboard to the answers, which are approved and corrected', async () => {
    const { page, close, problems } = await openAs(vendor, paths.dashboard.href());
    const steps = page.getByRole('region', { name: 'Your first question' });
    const step = (name: string) => steps.getByRole('listitem').filter({ hasText: name });
    await step('Have a manual read').getByText('Done').waitFor();
    await step('Send the first link').getByText('To do').waitFor();
    await steps.getByRole('link', { name: 'Look at ten questions' }).click();
    await page.waitForURL('**/likely-questions/**');
    const item = (text: string) =>
      page.getByRole('listitem').filter({ has: page.getByRole('button', { name: text, exact: true }) });
    const task = 'How do I clean the strainer?';
    await item(task).getByText('To look at').waitFor();
    await item(task).getByRole('button', { name: 'p. 1' }).first().click();
    await page.getByRole('dialog').locator('img').first().waitFor();
    await page.keyboard.press('Escape');
    await item(task)
      .getByRole('button', { name: `Right: ${task}` })
      .click();
    await item(task).getByText('Right', { exact: true }).waitFor();
    // What was judged folds itself.
    await item(task).getByRole('button', { name: task, exact: true, expanded: false }).click();
    await item(task)
      .getByRole('button', { name: /^Correct/ })
      .click();
    const dialog = page.getByRole('dialog').filter({ hasText: 'Your answer' });
    await dialog.getByLabel('Your answer').fill('Let it cool down first.');
    await dialog.getByRole('button', { name: 'Save Correction' }).click();
    await item(task).getByText('Corrected', { exact: true }).waitFor();
    await open(page, paths.dashboard.href());
    await step('Look at ten questions').getByText('Done').waitFor();
    expect(problems).toEqual([]);
    await close();
  });

  it('are put away for good', async () => {
    const { page, close } = await openAs(vendor, paths.dashboard.href());
    const steps = page.getByRole('region', { name: 'Your first question' });
    await steps.getByRole('button', { name: 'Put away' }).click();
    await steps.waitFor({ state: 'hidden' });
    await page.reload();
    await page.getByText('Active Chatbots').waitFor();
    expect(await steps.count()).toBe(0);
    await close();
  });

  it('offer to try again when the questions can’t be loaded', async () => {
    await expectRetryAt(scene, vendor, paths.likelyQuestions.href(productId), {
      failing: '/api/likely-questions/*/*',
      find: (page) => page.getByText('Taken from what your manuals say', { exact: false }),
    });
  });

  it('fit every screen, light and dark', async () => {
    await expectFitsEveryLook(await openAs(vendor, paths.likelyQuestions.href(productId)), (page) =>
      page.getByRole('button', { name: 'How do I clean the strainer?', exact: true }),
    );
  });
});
