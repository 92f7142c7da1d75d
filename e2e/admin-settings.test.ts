/** Settings of the installation: shown as they are in force, and tested. */
import { describe, expect, it } from 'vitest';
import { paths } from '../contracts/paths.ts';
import { expectAccessible, expectFitsEveryLook, expectRetryAt } from './expect.ts';
import { signInAdmin } from './people.ts';
import { setScene } from './scene.ts';

const scene = setScene({
  env: {
    SMTP_URL: 'smtp://postman:pa55word@127.0.0.1:9',
    LLM_BASE_URL: 'http://127.0.0.1:9/v1',
    LLM_MODEL: 'small-1',
    SUPPORT_EMAIL: 'help@quill.example',
  },
});
const { open, visitAs } = scene;

describe('settings of the installation', () => {
  it('are shown with where they come from, and say what a test found', async () => {
    const { page, context, problems } = await visitAs(await signInAdmin(scene));
    await open(page, paths.adminSettings.path);
    await page.getByRole('row', { name: 'Support address help@quill.example SUPPORT_EMAIL' }).waitFor();
    await page.getByRole('row', { name: 'Mail server 127.0.0.1:9 SMTP_URL' }).waitFor();
    expect(await page.getByText('pa55word').count()).toBe(0);
    await page.getByRole('button', { name: 'Send test mail' }).click();
    await page.getByText(/The mail could not be sent: /).waitFor();
    await page.getByRole('button', { name: 'Test connection' }).click();
    await page.getByText(/The model did not answer: /).waitFor();
    await expectAccessible(page);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('say when they can’t be loaded, and try again', async () => {
    await expectRetryAt(scene, await signInAdmin(scene), paths.adminSettings.path, {
      failing: '/api/admin/settings',
      find: (page) => page.getByText('Brand name'),
    });
  });

  it('fit every screen, light and dark', async () => {
    const visitor = await visitAs(await signInAdmin(scene));
    await open(visitor.page, paths.adminSettings.path);
    await expectFitsEveryLook(visitor, (page) => page.getByText('BRAND_NAME'));
  });
});
