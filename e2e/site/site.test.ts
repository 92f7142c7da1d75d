/** The pages for everybody: documentation, changelog, status, security and the legal ones, with scripts and without. */
import { describe, expect, it } from 'vitest';
import { paths } from '../../contracts/paths.ts';
import { guidePath, sitePaths } from '../../contracts/site-paths.ts';
import { DESKTOP, PHONE } from '../lib/browser.ts';
import { expectGoodLooks } from '../lib/expect.ts';
import { signInAdmin } from '../lib/people.ts';
import { setScene } from '../lib/scene.ts';
import { createVendor } from '../lib/vendor.ts';

const scene = setScene();
const { open, openAs, visit } = scene;

describe('the pages for everybody', () => {
  it.each([
    ...Object.values(sitePaths),
    guidePath('settings'),
    guidePath('comparison'),
    `${sitePaths.guide}?q=backup`,
  ])('fit phone and desktop, light and dark: %s', async (path) => {
    const { page, close, problems } = await visit();
    await open(page, path);
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport);
      await expectGoodLooks(page);
    }
    expect(problems).toEqual([]);
    await close();
  });

  it('are read, searched and left in another language without any script', async () => {
    const context = await scene.browser.newContext({ javaScriptEnabled: false, locale: 'en-GB' });
    const page = await context.newPage();
    await open(page, sitePaths.status);
    await page.getByRole('heading', { name: 'Status' }).waitFor();
    await page.getByRole('row', { name: 'Reading manuals Works' }).waitFor();
    expect(await page.getByRole('button', { name: 'Light or dark' }).isVisible()).toBe(false);
    await page.getByRole('link', { name: 'Deutsch' }).click();
    await page.getByText('Alles funktioniert').waitFor();
    await page.getByRole('link', { name: 'Impressum' }).click();
    await page.getByText('Dieser Text ist ein Entwurf.').waitFor();
    await page.getByRole('link', { name: 'English' }).click();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Documentation' }).click();
    await page.getByLabel('Search the documentation').fill('QR code');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('link', { name: 'Sending links: The list of chatbots' }).click();
    await page.getByRole('heading', { name: 'The list of chatbots' }).waitFor();
    await context.close();
  });

  it('take the look that was chosen on them to the screens, and lead visitors on', async () => {
    const { page, close, problems } = await visit({ colorScheme: 'light' });
    await open(page, paths.landing.path);
    await page.getByRole('link', { name: 'How it compares, and how well it answers' }).click();
    await page.getByRole('heading', { name: 'Manuals and answers' }).waitFor();
    await open(page, paths.landing.path);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Security' }).click();
    await page.getByRole('heading', { name: 'Sub-processors' }).waitFor();
    await page.getByRole('button', { name: 'Light or dark' }).click();
    const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
    expect(await theme()).toBe('dark');
    await page.getByRole('link', { name: 'Login' }).click();
    await page.getByLabel('Password', { exact: true }).waitFor();
    expect(await theme()).toBe('dark');
    expect(problems).toEqual([]);
    await close();
  });

  it('are reached by people who are signed in, and lead them back', async () => {
    const vendor = await createVendor(scene, 'Ines Halloran');
    const { page, close, problems } = await openAs(vendor, paths.dashboard.path);
    await page.getByRole('link', { name: 'Changelog' }).click();
    await page.getByRole('heading', { name: 'Changelog' }).waitFor();
    expect(await page.getByRole('link', { name: 'Login' }).isVisible()).toBe(false);
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await page.getByText('Welcome Ines Halloran').first().waitFor();
    expect(problems).toEqual([]);
    await close();
  });

  it('name whoever the administrator fills in, and lose the draft mark once checked', async () => {
    const { page, close, problems } = await openAs(await signInAdmin(scene), paths.adminSettings.path);
    await page.getByText('The pages say that they are drafts now.').waitFor();
    await page.getByLabel('Name or company').fill('Quill & <Sons>');
    await page.getByLabel('Postal address').fill('1 Ink Lane\nLondon');
    await page.getByLabel('E-mail address').fill('care');
    await page.getByLabel('Governing law').fill('England');
    const save = page.getByRole('button', { name: 'Save Legal Pages' });
    await save.click();
    await page.getByText('Enter a complete address, such as name@company.com.').waitFor();
    await page.getByLabel('E-mail address').fill('care@quill.example');
    await page.getByLabel('I have had the texts checked for this installation').check();
    await save.click();
    await page.getByText('The legal pages are changed.').waitFor();
    await page.getByText('The pages are shown without the draft mark.').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Imprint' }).click();
    await page.getByText('Quill & <Sons>').waitFor();
    expect(await page.getByText('This text is a draft.').count()).toBe(0);
    expect(problems).toEqual([]);
    await close();
  });
});
