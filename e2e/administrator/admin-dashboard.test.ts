/** The administrator's dashboard: the installation at a glance, and the way to what wants to be dealt with. */
import { beforeAll, describe, expect, it } from 'vitest';
import { overviewRoutes } from '../../contracts/admin/overview.ts';
import { paths } from '../../contracts/paths.ts';
import { expectFitsEveryLook, expectRetryAt } from '../lib/expect.ts';
import { signInAdmin, signUp } from '../lib/people.ts';
import { type Session, setScene } from '../lib/scene.ts';
import { createVendor } from '../lib/vendor.ts';

const scene = setScene();
const { openAs } = scene;
let admin: Session;

beforeAll(async () => {
  admin = await signInAdmin(scene);
  await createVendor(scene, 'Ines Halloran');
  await signUp(scene, 'Noor Aziz');
});

describe('the dashboard of the administrator', () => {
  it('is where the administrator begins, and names who is signed in', async () => {
    const { page, close, problems } = await openAs({ ...admin, role: 'admin' }, paths.dashboard.path);
    await page.waitForURL(`**${paths.adminDashboard.path}`);
    const sidebar = page.getByRole('complementary');
    await sidebar.getByRole('link', { name: 'Administrator' }).waitFor();
    await sidebar.getByText(/@/).waitFor();
    await sidebar.locator('[aria-current=page]', { hasText: 'Dashboard' }).waitFor();
    expect(problems).toEqual([]);
    await close();
  });

  it('counts what the server counts, and leads to those who wait', async () => {
    const { page, close, problems } = await openAs(admin, paths.adminDashboard.path);
    const { data } = await scene.api.call(overviewRoutes.overview, {}, admin.token);
    expect(data.companies).toMatchObject({ active: 1, waiting: 1, suspended: 0 });
    const companies = page.getByRole('region', { name: 'Companies' });
    await companies.getByText('Waiting for approval').waitFor();
    await companies.getByRole('link', { name: 'Show them' }).nth(1).click();
    await page.waitForURL(`**${paths.adminClients.path}?status=waiting`);
    await page.getByRole('row', { name: /Noor Aziz/ }).waitFor();
    expect(await page.getByRole('row', { name: /Ines Halloran/ }).count()).toBe(0);
    expect(problems).toEqual([]);
    await close();
  });

  it('leads to the mails of a state', async () => {
    const { page, close } = await openAs(admin, paths.adminDashboard.path);
    await page.getByRole('link', { name: 'Show them' }).last().click();
    await page.waitForURL(`**${paths.adminOutbox.path}?state=outbox`);
    await page.locator('summary').first().waitFor();
    await page.getByLabel('State').selectOption('Failed');
    await page.getByText('No mail found').waitFor();
    await close();
  });

  it('says when it can’t be loaded, and tries again', async () => {
    await expectRetryAt(scene, admin, paths.adminDashboard.path, {
      failing: '/api/admin/overview',
      find: (page) => page.getByText('Disk use'),
    });
  });

  it('fits every screen, light and dark', async () => {
    await expectFitsEveryLook(await openAs(admin, paths.adminDashboard.path), (page) =>
      page.getByText('Disk use'),
    );
  });
});
