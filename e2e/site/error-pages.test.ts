/** Pages where there is no screen (unknown address, not allowed, code missing), and what a first visit loads. */
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { paths } from '../../contracts/paths.ts';
import { firstLoads } from '../../scripts/web/first-loads.ts';
import { parseManifest, scriptsOf } from '../../scripts/web/manifest.ts';
import { PHONE } from '../lib/browser.ts';
import { expectGoodLooks } from '../lib/expect.ts';
import { joinScene } from '../lib/scene.ts';

const scene = joinScene();
const { visit, open } = scene;

describe('where there is no screen', () => {
  it('an unknown address says 404 and leads home', async () => {
    const { page, close, problems } = await visit({ viewport: PHONE });
    await open(page, '/no-such-page');
    await page.getByText('404', { exact: true }).waitFor();
    await page.getByRole('heading', { name: "Oops! The page you're looking for doesn't exist." }).waitFor();
    await expectGoodLooks(page);
    const home = page.getByRole('link', { name: 'Go Back Home' });
    expect(await home.getAttribute('href')).toBe(paths.dashboard.path);
    expect(problems).toEqual([]);
    await close();
  });

  it('an address that is not allowed says so and leads to login', async () => {
    const { page, close, problems } = await visit({ viewport: PHONE });
    await open(page, paths.unauthorized.path);
    await page.getByRole('heading', { name: 'Unauthorized' }).waitFor();
    await expectGoodLooks(page);
    await page.getByRole('link', { name: 'Login' }).click();
    await page.waitForURL(`**${paths.login.path}`);
    expect(problems).toEqual([]);
    await close();
  });

  it('a screen whose code does not arrive says so and comes once the network is back', async () => {
    const { page, close } = await visit({ viewport: PHONE });
    await page.route('**/assets/login-*.js', (route) => route.abort());
    await open(page, paths.login.path);
    await page.getByText('The page did not load. Please check your connection.').waitFor();
    await expectGoodLooks(page);
    await page.unroute('**/assets/login-*.js');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await page.getByRole('button', { name: 'Login Now' }).waitFor();
    await close();
  });
});

describe('what a first visit loads', () => {
  it.each([
    ['landing', paths.landing.path],
    ['login', paths.login.path],
  ])('of %s is what the build measures, so that nothing passes the limit unseen', async (screen, path) => {
    const manifest = parseManifest(
      await readFile(new URL('../../dist/web-manifest.json', import.meta.url), 'utf8'),
    );
    const { modules = [], starter } = firstLoads.find((load) => load.screen === screen) ?? {};
    const { page, close } = await visit({ viewport: PHONE });
    const loaded = new Set<string>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.js')) loaded.add(pathname.slice(1));
    });
    await page.goto(`${scene.url}${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    const isStarter = (file: string) => starter !== undefined && file.startsWith(`assets/${starter}`);
    expect([...loaded].filter((file) => !isStarter(file)).sort()).toEqual(
      scriptsOf(manifest, modules).sort(),
    );
    await close();
  });
});
