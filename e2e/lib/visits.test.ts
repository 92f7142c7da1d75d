/** Whoever visits finds nothing of the visitor before, though the browser is the same. */
import { expect, it } from 'vitest';
import { paths } from '../../contracts/paths.ts';
import { PHONE } from './browser.ts';
import { breakCall } from './network.ts';
import { signUp } from './people.ts';
import { joinScene } from './scene.ts';

const scene = joinScene();
const { visit, visitAs, open } = scene;

it('hands on neither session nor storage, cookies, tabs, broken calls or errors', async () => {
  const first = await visitAs(await signUp(scene), { colorScheme: 'dark', viewport: PHONE });
  await open(first.page, paths.settings.path);
  await first.page.context().addCookies([{ name: 'kept', value: '1', url: scene.url }]);
  await first.page.evaluate(() => {
    sessionStorage.setItem('kept', 'in the tab');
    return new Promise((done) => {
      indexedDB.open('kept').onsuccess = done;
    });
  });
  await breakCall(first.page, '/healthz');
  await open(await first.page.context().newPage(), paths.login.path);
  await first.close();
  await (await visitAs(await signUp(scene))).close();

  const second = await visit();
  expect(second.page).toBe(first.page);
  await open(second.page, paths.login.path);
  await second.page.getByRole('button', { name: 'Login Now' }).waitFor();
  const found = await second.page.evaluate(async () => ({
    session: localStorage.getItem('userToken'),
    inTab: sessionStorage.length,
    cookies: document.cookie,
    databases: (await indexedDB.databases()).length,
    health: (await fetch('/healthz')).status,
    isDark: matchMedia('(prefers-color-scheme: dark)').matches,
    width: innerWidth,
  }));
  expect(found).toEqual({
    session: null,
    inTab: 0,
    cookies: '',
    databases: 0,
    health: 200,
    isDark: false,
    width: 1280,
  });
  expect(second.page.context().pages()).toEqual([second.page]);
  await second.page.evaluate(() => console.error('of the second'));
  expect([first.problems, second.problems]).toEqual([[], ['of the second']]);
  await second.close();
});
