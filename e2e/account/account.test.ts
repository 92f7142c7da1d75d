/** The own account, as people walk it: sign-up, confirmation, passwords and sessions. */
import { describe, expect, it } from 'vitest';
import { PASSWORD } from '../../bench/lib/running/company.ts';
import { PHONE } from '../lib/browser.ts';
import { expectAccessible, expectGoodLooks, expectNoSidewaysScroll } from '../lib/expect.ts';
import { logIn, mailedLink, mailsTo, signIn, signInAdmin, signUp } from '../lib/people.ts';
import { joinScene } from '../lib/scene.ts';

const NEW_PASSWORD = 'another-good-password';
const CREATE_PROFILE = '**/api/company/create-profile';

const scene = joinScene();
const { visit, visitAs, open } = scene;

describe('sign-up and login', () => {
  it('login shows the alert for a wrong password, shows and hides it, and leads on', async () => {
    const { email } = await signUp(scene);
    const { page, close, problems } = await visit();
    await logIn(scene, page, { email, password: 'not my password' });
    await page.getByRole('alert').getByText('Please Enter Valid Details').waitFor();
    const password = page.getByLabel('Password', { exact: true });
    expect(await password.getAttribute('type')).toBe('password');
    await page.getByRole('button', { name: 'Show password' }).click();
    expect(await password.getAttribute('type')).toBe('text');
    expect(await password.inputValue()).toBe('not my password');
    await page.getByRole('button', { name: 'Hide password' }).click();
    expect(await password.getAttribute('type')).toBe('password');
    await page.getByRole('link', { name: 'Sign Up' }).waitFor();
    await password.fill(PASSWORD);
    await page.getByRole('button', { name: 'Login Now' }).click();
    await page.waitForURL('**/thanks-page');
    await open(page, '/login');
    await page.waitForURL('**/thanks-page');
    expect(problems).toEqual([]);
    await close();
  });

  it('sign-up names each missing field and a taken address', async () => {
    const { email } = await signUp(scene);
    const { page, close } = await visit();
    await open(page, '/register');
    await page.getByRole('link', { name: 'Login' }).waitFor();
    await page.getByText('Already have an account?').waitFor();
    await page.getByRole('button', { name: 'Sign up' }).click();
    for (const words of ['Name is required', 'E-mail is required', 'Choose a password of at least 8']) {
      await page.getByText(words).waitFor();
    }
    await page.getByLabel('Name').fill('Ines');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign up' }).click();
    await page.getByText('There is an account with this e-mail').waitFor();
    await close();
  });

  it('the company form needs a user and a name, guards what was typed and says the alert', async () => {
    const { token } = await signUp(scene);
    const nobody = await visit();
    await open(nobody.page, '/create-company');
    await nobody.page.waitForURL('**/login');
    await nobody.close();
    const { page, close, problems } = await visitAs({ token }, { isAlone: true });
    await page.clock.install();
    await open(page, '/create-company');
    await page.getByText('Terms of Service and Privacy Policy').waitFor();
    const submit = page.getByRole('button', { name: 'Create Company Profile' });
    await submit.click();
    await page.getByText('Company name is required').waitFor();
    await page.getByLabel('Company Name').fill('Halloran Pumps');
    await page.getByRole('link', { name: 'Manualist' }).click();
    await page.getByRole('alertdialog').getByText('Leave without creating').waitFor();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    await page.route(CREATE_PROFILE, (route) => route.fulfill({ status: 500, body: '{}' }));
    await submit.click();
    await page.getByText('Failed to submit. Please try again.').waitFor();
    await page.route(CREATE_PROFILE, (route) => route.abort());
    await submit.click();
    await page.getByText('An error occurred.').waitFor();
    await page.unrouteAll();
    await submit.click();
    await page.waitForURL('**/thanks-page');
    for (const words of [
      'Thank You!',
      'Company Profile Created Successfully',
      'Your company profile is being processed.',
      'There is no mail server here',
      'Profile verification, usually within 24 hours',
      'Access to your company dashboard',
    ]) {
      await page.getByText(words).first().waitFor();
    }
    expect(await page.getByText(/E-mail confirmation/).count()).toBe(0);
    for (const name of ['Upload a manual', 'Review company profile', 'Back to Home'])
      await page.getByRole('link', { name }).waitFor();
    await page.getByRole('button', { name: 'Logout' }).waitFor();
    await page.getByText(/in \d+ seconds/).waitFor();
    await page.clock.fastForward('00:20');
    await page.waitForURL(`${scene.url}/`);
    expect(problems).toEqual([]);
    await close();
  });

  it('an unknown address and a refused one have a page that leads on', async () => {
    const { page, close } = await visit();
    await open(page, '/nowhere/at-all');
    await page.getByText('404', { exact: true }).waitFor();
    await page.getByRole('heading', { name: "Oops! The page you're looking for doesn't exist." }).waitFor();
    expect(await page.getByText('Go Back Home').getAttribute('href')).toBe('/dashboard');
    await open(page, '/unauthorized');
    await page.getByRole('heading', { name: 'Unauthorized' }).waitFor();
    await page.getByRole('link', { name: 'Login' }).waitFor();
    await close();
  });
});

describe('a forgotten password', () => {
  it('is set anew through the mail, once, and the old one is over', async () => {
    const { email } = await signUp(scene);
    const { page, close, problems } = await visit({ viewport: PHONE });
    await open(page, '/login');
    await page.getByRole('link', { name: 'Forgotten password?' }).click();
    await page.getByRole('button', { name: 'Send link' }).click();
    await page.getByText('E-mail is required').waitFor();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await page.getByText(`If there is an account with ${email}, a link is on its way.`).waitFor();
    await expectNoSidewaysScroll(page);
    const link = await mailedLink(scene, email, '/reset-password');
    await open(page, link);
    await expectAccessible(page);
    await page.getByLabel('New password').fill('short');
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.getByText('Choose a password of at least 8 characters').waitFor();
    await page.getByLabel('New password').fill('iloveyou');
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.getByText('Many people have this password, so it is tried first.').waitFor();
    await expectNoSidewaysScroll(page);
    await page.getByLabel('New password').fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.getByRole('heading', { name: 'Your password is changed' }).waitFor();
    await page.getByRole('link', { name: 'Login' }).click();
    await logIn(scene, page, { email });
    await page.getByText('Please Enter Valid Details').waitFor();
    await logIn(scene, page, { email, password: NEW_PASSWORD });
    await page.waitForURL('**/thanks-page');
    expect((await mailsTo(scene, email)).map(({ subject }) => subject)).toContain(
      'Your Manualist password was changed',
    );
    await close();
    const later = await visit();
    await open(later.page, link);
    await later.page.getByLabel('New password').fill(NEW_PASSWORD);
    await later.page.getByRole('button', { name: 'Set password' }).click();
    await later.page.getByText('This link is no longer valid.').waitFor();
    await later.page.getByRole('link', { name: 'Ask for a new link' }).click();
    await later.page.waitForURL('**/forgot-password');
    expect(problems).toEqual([]);
    await later.close();
  });

  it('says the same for an address nobody has, and what failed when nobody answers', async () => {
    const { page, close } = await visit();
    await open(page, '/forgot-password');
    await page.route('**/api/auth/forgot-password', (route) => route.abort());
    await page.getByLabel('Email').fill('nobody@vendor.example');
    await page.getByRole('button', { name: 'Send link' }).click();
    await page.getByText('Network error. Please check your connection.').waitFor();
    await page.unroute('**/api/auth/forgot-password');
    await page.getByRole('button', { name: 'Send link' }).click();
    await page.getByText('If there is an account with nobody@vendor.example').waitFor();
    await open(page, '/reset-password');
    await page.getByText('This link is not complete.').waitFor();
    await close();
  });
});

describe('the address', () => {
  it('is asked for by a banner that sends the mail again and goes once the link was opened', async () => {
    const { email, token } = await signUp(scene);
    const { page, close, problems } = await visitAs({ token });
    await open(page, '/settings/account');
    const banner = page.getByText(`No mail server: the link for ${email} waits`);
    await banner.waitFor();
    await page.getByRole('button', { name: 'Send again' }).first().click();
    await page.getByText('No mail server: a new link waits in the administrator’s outbox.').waitFor();
    expect((await mailsTo(scene, email)).length).toBe(2);
    const link = await mailedLink(scene, email, '/confirm-email');
    const mailProgram = await page.context().newPage();
    await open(mailProgram, link);
    await mailProgram.getByRole('heading', { name: 'Your e-mail is confirmed' }).waitFor();
    await banner.waitFor({ state: 'detached' });
    await page.getByText('Confirmed', { exact: true }).waitFor();
    await open(mailProgram, `/confirm-email#${'x'.repeat(43)}`);
    await mailProgram.reload();
    await mailProgram.getByText('This link is no longer valid.').waitFor();
    expect(problems).toEqual([]);
    await close();
  });
});

describe('the account', () => {
  it('changes the password with the current one only, and signs the other sessions out', async () => {
    const { email, token } = await signUp(scene);
    await signIn(scene, email);
    const { page, close, problems } = await visitAs({ token });
    await open(page, '/settings/account');
    await page.getByRole('button', { name: 'Sign out all others' }).waitFor();
    await page.getByLabel('Current password').fill('not my password');
    await page.getByLabel('New password').fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByText('This is not your current password.').waitFor();
    await page.getByLabel('Current password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByText('Your password is changed. All other sessions are ended.').waitFor();
    await page.getByRole('button', { name: 'Sign out all others' }).waitFor({ state: 'detached' });
    expect(await page.getByLabel('Current password').inputValue()).toBe('');
    expect(problems).toEqual([]);
    await close();
  });

  it('lists where it is signed in, and signs out one and all others', async () => {
    const { email, token } = await signUp(scene);
    for (let n = 0; n < 3; n += 1) await signIn(scene, email);
    const { page, close, problems } = await visitAs({ token });
    await open(page, '/settings/account');
    const rows = page.getByRole('table', { name: 'Your sessions' }).locator('tbody tr');
    await rows.nth(3).waitFor();
    expect(await rows.first().textContent()).toContain('This session');
    expect(await rows.first().getByRole('button').count()).toBe(0);
    await rows
      .nth(1)
      .getByRole('button', { name: /^Sign out/ })
      .click();
    await rows.nth(3).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Sign out all others' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByText('2 other browsers have to log in again.').waitFor();
    await dialog.getByRole('button', { name: 'Sign out all others' }).click();
    await rows.nth(1).waitFor({ state: 'detached' });
    await rows.first().getByText('This session').waitFor();
    expect(problems).toEqual([]);
    await close();
  });

  it('asks for the password before a session that is not fresh signs another out', async () => {
    const { email, token } = await signUp(scene);
    await signIn(scene, email);
    const { page, close } = await visitAs({ token }, { viewport: PHONE });
    let isFresh = false;
    const refusal = {
      status: 403,
      code: 'proof_required',
      message: 'Enter your password first, or sign in again.',
    };
    await page.route('**/api/auth/sessions/*', (route) =>
      isFresh ? route.fallback() : route.fulfill({ status: 403, json: refusal }),
    );
    await open(page, '/settings/account');
    const signOut = page.getByRole('button', { name: /^Sign out (?!all)/ });
    await signOut.click();
    const dialog = page.getByRole('dialog', { name: 'Enter your password' });
    await dialog.getByLabel('Password', { exact: true }).fill('not my password');
    await dialog.getByRole('button', { name: 'Go on' }).click();
    await dialog.getByText('This is not your password.').waitFor();
    await expectGoodLooks(page);
    isFresh = true;
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Go on' }).click();
    await signOut.waitFor({ state: 'detached' });
    await close();
  });

  it('says when the sessions could not be loaded, and loads them at a press', async () => {
    const { token } = await signUp(scene);
    const { page, close } = await visitAs({ token }, { viewport: PHONE });
    await page.route('**/api/auth/sessions', (route) => route.fulfill({ status: 403, body: '{}' }));
    await open(page, '/settings/account');
    await page.getByText('Error Loading Data').waitFor();
    await page.unroute('**/api/auth/sessions');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await page.getByText('This session', { exact: true }).waitFor();
    await expectNoSidewaysScroll(page);
    await close();
  });

  it('is reached by the name in the sidebar, also by the administrator, whom no banner asks', async () => {
    const { token } = await signInAdmin(scene);
    const { page, close } = await visitAs({ token });
    await open(page, '/settings/account');
    await page.getByRole('link', { name: 'Administrator' }).waitFor();
    await page.getByText('Confirmed', { exact: true }).waitFor();
    expect(await page.getByText('Please confirm your e-mail').count()).toBe(0);
    await close();
  });
});
