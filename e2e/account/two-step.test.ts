/** Two-step sign-in: of the administrator turned on, asked for at login, renewed and turned off. */
import { readFile } from 'node:fs/promises';
import { TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { paths } from '../../contracts/paths.ts';
import { appCode, nextAppCode } from '../../server/testing/app-code.ts';
import { ADMIN } from '../../server/testing/server-process.ts';
import { PHONE } from '../lib/browser.ts';
import { expectAccessible, expectGoodLooks, expectNoSidewaysScroll, expectRetryAt } from '../lib/expect.ts';
import { focused } from '../lib/keyboard.ts';
import { logIn, signInAdmin, signUp } from '../lib/people.ts';
import { type Session, setScene } from '../lib/scene.ts';

const STEP_MS = 30_000;
const CODE = 'Code from your authenticator app';

const scene = setScene();
const { visit, openAs } = scene;
let session: Session;
let key = '';
let recoveryCodes: string[] = [];

/** What the app shows so many steps later. */
const codeAt = (steps: number) =>
  new TOTP({ secret: key }).generate({ timestamp: Date.now() + steps * STEP_MS });

const readCodes = (page: Page) =>
  page.getByRole('region', { name: 'Your recovery codes' }).getByRole('listitem').allTextContents();

/** Fills in the question for password and code; the code is a recovery code. */
async function prove(page: Page, verb: string, recoveryCode: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await dialog.getByRole('button', { name: 'Use a recovery code' }).click();
  await expect.poll(() => focused(page)).toMatchObject({ name: 'Recovery code' });
  await dialog.getByLabel('Recovery code').fill(recoveryCode);
  await dialog.getByRole('button', { name: verb }).click();
}

describe('two-step sign-in', () => {
  it('says when its state can’t be loaded, and tries again', async () => {
    await expectRetryAt(scene, await signInAdmin(scene), paths.account.path, {
      failing: '/api/account/two-step',
      find: (page) => page.getByRole('button', { name: 'Turn on' }),
    });
  });

  it('is turned on with a code of the key that is shown; recovery codes come once', async () => {
    await signInAdmin(scene);
    session = await signInAdmin(scene);
    const { page, close, problems } = await openAs(session, paths.account.path, { viewport: PHONE });
    await page.getByRole('button', { name: 'Sign out all others' }).waitFor();
    await page.getByRole('button', { name: 'Turn on' }).click();
    const dialog = page.getByRole('dialog', { name: 'Turn on two-step sign-in' });
    await dialog.getByRole('img', { name: 'QR code of the key' }).waitFor();
    await expectGoodLooks(page);
    await dialog.getByRole('button', { name: 'Copy key' }).click();
    key = await page.evaluate(() => navigator.clipboard.readText());
    expect((await dialog.locator('code').textContent())?.replaceAll(' ', '')).toBe(key);
    const turnOn = dialog.getByRole('button', { name: 'Turn on' });
    await turnOn.click();
    await dialog.getByText('Enter the 6 digits that your app shows').waitFor();
    await dialog.getByLabel('Password', { exact: true }).fill(ADMIN.password);
    await dialog.getByLabel(CODE).fill(codeAt(10));
    await turnOn.click();
    await dialog.getByText('This is not the code that your app shows now.').waitFor();
    await dialog.getByLabel(CODE).fill(await appCode(key));
    await turnOn.click();
    const heading = page.getByRole('heading', { name: 'Your recovery codes' });
    await heading.waitFor();
    await expect.poll(() => focused(page)).toMatchObject({ name: 'Your recovery codes' });
    recoveryCodes = await readCodes(page);
    expect(recoveryCodes).toHaveLength(10);
    await expectGoodLooks(page);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as file' }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toBe('recovery-codes.txt');
    expect((await readFile(await file.path(), 'utf8')).trim().split('\n')).toEqual(recoveryCodes);
    await page.getByRole('button', { name: 'I have kept them' }).click();
    await heading.waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).toMatchObject({ name: 'Turn off' });
    await page.getByText('10 left').waitFor();
    await page.getByRole('button', { name: 'Sign out all others' }).waitFor({ state: 'detached' });
    await expectGoodLooks(page);
    expect(problems).toEqual([]);
    await close();
  });

  it('asks for the code at login, once the password is right, and keeps what was typed', async () => {
    const { page, close, problems } = await visit({ viewport: PHONE });
    await logIn(scene, page, { email: ADMIN.email, password: 'not my password' });
    await page.getByText('Please Enter Valid Details').waitFor();
    expect(await page.getByLabel(CODE).count()).toBe(0);
    await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
    await page.getByRole('button', { name: 'Login Now' }).click();
    const field = page.getByLabel(CODE);
    await field.waitFor();
    await expect.poll(() => focused(page)).toMatchObject({ name: CODE });
    expect(await field.getAttribute('autocomplete')).toBe('one-time-code');
    expect(await field.getAttribute('inputmode')).toBe('numeric');
    expect(await page.getByText('Please Enter Valid Details').count()).toBe(0);
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe(ADMIN.password);
    await expectGoodLooks(page);
    await page.keyboard.press('Enter');
    await page.getByText('Enter the 6 digits that your app shows').waitFor();
    await field.fill(codeAt(10));
    await page.keyboard.press('Enter');
    await page.getByText('This code is wrong or was used already.').waitFor();
    await expectAccessible(page);
    await expect.poll(() => focused(page)).toMatchObject({ name: CODE });
    // The one of now has been given.
    await field.fill(await nextAppCode(key));
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${paths.adminDashboard.path}`);
    expect(problems).toEqual([]);
    await close();
  });

  it('takes a recovery code in place of the app, once', async () => {
    const { page, close } = await visit();
    const [code = ''] = recoveryCodes;
    await logIn(scene, page, ADMIN);
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByLabel('Recovery code').fill(code.toLowerCase());
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${paths.adminDashboard.path}`);
    await close();
    const again = await visit();
    await logIn(scene, again.page, ADMIN);
    await again.page.getByRole('button', { name: 'Use a recovery code' }).click();
    await again.page.getByLabel('Recovery code').fill(code);
    await again.page.keyboard.press('Enter');
    await again.page.getByText('This code is wrong or was used already.').waitFor();
    await again.close();
  });

  it('makes new recovery codes and is turned off with password and code', async () => {
    const [, second = '', third = ''] = recoveryCodes;
    const { page, close, problems } = await openAs(session, paths.account.path, { viewport: PHONE });
    await page.getByText('9 left').waitFor();
    await page.getByRole('button', { name: 'New recovery codes' }).click();
    await page.getByRole('dialog').getByText('The old ones open nothing any more.').waitFor();
    await expectGoodLooks(page);
    await prove(page, 'Make new codes', second);
    await page.getByText('10 left').waitFor();
    const fresh = await readCodes(page);
    expect(fresh).not.toContain(third);
    await page.getByRole('button', { name: 'Turn off' }).click();
    await prove(page, 'Turn off', third);
    await page.getByRole('dialog').getByText('This code is wrong or was used already.').waitFor();
    await page
      .getByRole('dialog')
      .getByLabel('Recovery code')
      .fill(fresh[0] ?? '');
    await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
    await page.getByRole('button', { name: 'Turn on' }).waitFor();
    expect(await page.getByRole('heading', { name: 'Your recovery codes' }).count()).toBe(0);
    await expectNoSidewaysScroll(page);
    expect(problems).toEqual([]);
    await close();
    expect(await signInAdmin(scene)).toMatchObject({ role: 'admin' });
  });

  it('is on the account page of a vendor as well', async () => {
    const { page, close, problems } = await openAs(await signUp(scene), paths.account.path, {
      viewport: PHONE,
    });
    await page.getByRole('button', { name: 'Turn on' }).click();
    await page.getByRole('dialog', { name: 'Turn on two-step sign-in' }).waitFor();
    await expectGoodLooks(page);
    expect(problems).toEqual([]);
    await close();
  });
});
