/** Products / Manuals and Analytics: what the companies have, and what their customers ask, all together. */
import { beforeAll, describe, expect, it } from 'vitest';
import { chatRoutes } from '../../contracts/chat/chat.ts';
import { paths } from '../../contracts/paths.ts';
import { expectFitsEveryLook, expectRetryAt } from '../lib/expect.ts';
import { signInAdmin } from '../lib/people.ts';
import { type Session, setScene } from '../lib/scene.ts';
import { addProduct, createChatbot, createVendor, PUMP_MANUAL } from '../lib/vendor.ts';

const scene = setScene();
const { openAs } = scene;
let admin: Session;

beforeAll(async () => {
  admin = await signInAdmin(scene);
  const vendor = await createVendor(scene, 'Ines Halloran');
  const productId = await addProduct(scene, vendor);
  const chatbot = await createChatbot(scene, vendor, { productId, email: 'dana@customer.example' });
  const { company: companyId, uniqueId } = chatbot;
  for (const question of ['What does E-14 mean?', 'Who painted the Mona Lisa?']) {
    await scene.api.call(chatRoutes.askBot, { body: { companyId, productId, uniqueId, question } });
  }
  const broken = new File([PUMP_MANUAL.slice(0, 300)], 'broken.pdf');
  await addProduct(scene, vendor, 'Damaged', broken, 'failed');
});

describe('manuals of all companies', () => {
  it('tell why one failed, and have it read again', async () => {
    const { page, close, problems } = await openAs(admin, `${paths.adminManuals.path}?status=failed`);
    const row = page.getByRole('row', { name: /Damaged Halloran Pumps/ });
    await row.getByText('Failed').waitFor();
    await row.getByRole('button', { name: /Read .* again/ }).click();
    await page.getByText('The manual is being read again.').waitFor();
    await page.getByLabel('Status').selectOption('Ready');
    await page.getByRole('row', { name: /Pump P7 Halloran Pumps .*2 pages.* Ready/ }).waitFor();
    await page.getByRole('searchbox', { name: 'Search manuals' }).fill('nothing at all');
    await page.getByText('No manual found').waitFor();
    await page.getByRole('link', { name: 'Show all manuals' }).click();
    await page.getByRole('row', { name: /Pump P7/ }).waitFor();
    expect(problems).toEqual([]);
    await close();
  });

  it('say when they can’t be loaded, and try again', async () => {
    await expectRetryAt(scene, admin, paths.adminManuals.path, {
      failing: '/api/admin/manuals*',
      find: (page) => page.getByRole('row', { name: /Pump P7/ }),
    });
  });

  it('fit every screen, light and dark', async () => {
    await expectFitsEveryLook(await openAs(admin, paths.adminManuals.path), (page) =>
      page.getByRole('table').getByText('Damaged', { exact: true }),
    );
  });
});

describe('analytics of the platform', () => {
  it('show what was asked and answered, for the period that is chosen', async () => {
    const { page, close, problems } = await openAs(admin, paths.adminAnalytics.path);
    await page.getByText('1 of 2').waitFor();
    await page.getByRole('row', { name: /Halloran Pumps 2 50% 0/ }).waitFor();
    const days = page.getByRole('table', { name: 'Questions a day' }).getByRole('row');
    expect(await days.count()).toBe(31);
    await page.getByLabel('Period').selectOption('Last 7 days');
    await expect.poll(() => days.count()).toBe(8);
    expect(new URL(page.url()).searchParams.get('days')).toBe('7');
    expect(problems).toEqual([]);
    await close();
  });

  it('say when they can’t be loaded, and try again', async () => {
    await expectRetryAt(scene, admin, paths.adminAnalytics.path, {
      failing: '/api/admin/analytics*',
      find: (page) => page.getByText('1 of 2'),
    });
  });

  it('fit every screen, light and dark', async () => {
    await expectFitsEveryLook(await openAs(admin, paths.adminAnalytics.path), (page) =>
      page.getByText('1 of 2'),
    );
  });
});
