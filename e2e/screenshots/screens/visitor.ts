/** What people see who are not signed in, and who wait for approval. */
import type { Page } from 'playwright-core';
import { accountRoutes } from '../../../contracts/account/account.ts';
import { authRoutes } from '../../../contracts/account/auth.ts';
import { teamRoutes } from '../../../contracts/account/team.ts';
import { demoRequestRoutes } from '../../../contracts/admin/demo-requests.ts';
import { showcaseRoutes } from '../../../contracts/chat/showcase.ts';
import { companyRoutes } from '../../../contracts/company/companies.ts';
import { paths } from '../../../contracts/paths.ts';
import { planRoutes } from '../../../contracts/plans/plans.ts';
import { guidePath, sitePaths } from '../../../contracts/site-paths.ts';
import { answer, fail, fill, hang, inTurn, press, refuseScript, type Screen, see } from '../screen.ts';

/** Of the right length, and nobody's. */
const TOKEN = 'x'.repeat(43);
const LOGIN = { Email: 'nobody@example.com', Password: 'not-the-password' };
const DEMO = {
  'First Name': 'Ada',
  'Last Name': 'Quill',
  'Work Email': 'ada@quill.example',
  'Company Name': 'Quill Instruments',
};
const ask = (question: string) => async (page: Page) => {
  const figure = page.getByRole('figure', { name: /ask the sample manual/ });
  await figure.getByLabel('Your question').fill(question);
  await figure.getByRole('button', { name: 'Ask', exact: true }).click();
};

const contact: Screen[] = [
  { name: 'contact-form', person: 'visitor', path: ({ contactForm }) => contactForm },
  {
    name: 'contact-form-answer',
    person: 'visitor',
    path: ({ contactForm }) => `${contactForm}?trial`,
    act: inTurn(
      fill({ Message: 'What does E-07 mean?', 'Your e-mail': 'dana@customer.example' }),
      press('Continue'),
      see('Did that help?'),
    ),
  },
];

const landing: Screen[] = [
  { name: 'landing', person: 'visitor', path: paths.landing.path, act: see('₹599') },
  { name: 'landing-signed-in', person: 'owner', path: paths.landing.path, act: see('₹599') },
  { name: 'landing-menu', person: 'visitor', path: paths.landing.path, act: press('Menu'), only: 'phone' },
  {
    name: 'landing-dollars',
    person: 'visitor',
    path: paths.landing.path,
    act: inTurn((page) => page.getByLabel('USD').check(), see('$199')),
  },
  {
    name: 'landing-refusal',
    person: 'visitor',
    path: paths.landing.path,
    act: inTurn(ask('Which football club won the cup in 1974?'), see('The manual does not say.')),
  },
  {
    name: 'landing-failed',
    person: 'visitor',
    path: paths.landing.path,
    prepare: inTurn(fail(planRoutes.catalogue), fail(showcaseRoutes.show)),
    act: see('The prices could not be loaded.'),
  },
  { name: 'demo-form', person: 'visitor', path: paths.demoForm.path },
  {
    name: 'demo-form-errors',
    person: 'visitor',
    path: paths.demoForm.path,
    act: inTurn(press('Request Demo'), see('First name is required')),
  },
  {
    name: 'demo-form-failed',
    person: 'visitor',
    path: paths.demoForm.path,
    prepare: fail(demoRequestRoutes.demoForm),
    act: inTurn(fill(DEMO), press('Request Demo'), see('Something went wrong.')),
  },
  {
    name: 'demo-form-sent',
    person: 'visitor',
    path: paths.demoForm.path,
    act: inTurn(fill(DEMO), press('Request Demo'), see('Request Submitted!')),
  },
];

const account: Screen[] = [
  { name: 'register', person: 'visitor', path: paths.register.path },
  {
    name: 'register-errors',
    person: 'visitor',
    path: paths.register.path,
    act: inTurn(press('Sign up'), see('Name is required')),
  },
  { name: 'login', person: 'visitor', path: paths.login.path },
  {
    name: 'login-refused',
    person: 'visitor',
    path: paths.login.path,
    act: inTurn(fill(LOGIN), press('Login Now'), see('Please Enter Valid Details')),
  },
  {
    name: 'login-code',
    person: 'visitor',
    path: paths.login.path,
    prepare: answer(authRoutes.login, { status: 401, code: 'code_required', message: 'Enter the code.' }),
    act: inTurn(fill(LOGIN), press('Login Now'), see('Code from your authenticator app')),
  },
  { name: 'forgot-password', person: 'visitor', path: paths.forgotPassword.path },
  {
    name: 'forgot-password-sent',
    person: 'visitor',
    path: paths.forgotPassword.path,
    act: inTurn(fill({ Email: 'nobody@example.com' }), press('Send link'), see('Look into your mailbox')),
  },
  { name: 'reset-password', person: 'visitor', path: paths.resetPassword.href(TOKEN) },
  {
    name: 'reset-password-expired',
    person: 'visitor',
    path: paths.resetPassword.href(TOKEN),
    act: inTurn(
      fill({ 'New password': 'another-good-password' }),
      press('Set password'),
      see('no longer valid'),
    ),
  },
  {
    name: 'reset-password-done',
    person: 'visitor',
    path: paths.resetPassword.href(TOKEN),
    prepare: answer(accountRoutes.resetPassword, { status: 200, data: null }),
    act: inTurn(
      fill({ 'New password': 'another-good-password' }),
      press('Set password'),
      see('Your password is changed'),
    ),
  },
  { name: 'reset-password-incomplete', person: 'visitor', path: paths.resetPassword.path },
  {
    name: 'confirm-email-expired',
    person: 'visitor',
    path: paths.confirmEmail.href(TOKEN),
    act: see('no longer valid'),
  },
  {
    name: 'confirm-email-done',
    person: 'visitor',
    path: paths.confirmEmail.href(TOKEN),
    prepare: answer(accountRoutes.confirmEmail, { status: 200, data: null }),
    act: see('Your e-mail is confirmed'),
  },
  { name: 'confirm-new-email', person: 'visitor', path: paths.confirmNewEmail.href(TOKEN) },
  { name: 'undo-email-change', person: 'visitor', path: paths.undoEmailChange.href(TOKEN) },
  { name: 'company-closed', person: 'visitor', path: paths.companyClosed.path },
  { name: 'undo-closing', person: 'visitor', path: paths.undoClosing.href(TOKEN) },
  { name: 'stop-weekly-summary', person: 'visitor', path: paths.stopWeeklySummary.href(TOKEN) },
  { name: 'stop-weekly-summary-incomplete', person: 'visitor', path: paths.stopWeeklySummary.path },
  {
    name: 'stop-weekly-summary-done',
    person: 'visitor',
    path: paths.stopWeeklySummary.href(TOKEN),
    prepare: answer(accountRoutes.stopWeeklySummary, { status: 200, data: null }),
    act: inTurn(press('Stop the summary'), see('The weekly summary is off')),
  },
  { name: 'stop-invitations', person: 'visitor', path: paths.stopInvitations.href(TOKEN) },
  {
    name: 'stop-invitations-done',
    person: 'visitor',
    path: paths.stopInvitations.href(TOKEN),
    prepare: answer(teamRoutes.stopInvitations, { status: 200, data: null }),
    act: inTurn(press('Stop the invitations'), see('You get no more invitations')),
  },
  { name: 'join', person: 'visitor', path: ({ invitation }) => invitation },
  {
    name: 'join-errors',
    person: 'visitor',
    path: ({ invitation }) => invitation,
    act: inTurn(press(/^Join /), see('Name is required')),
  },
  {
    name: 'join-other-account',
    person: 'newcomer',
    path: ({ invitation }) => invitation,
    act: see('You are logged in as'),
  },
  {
    name: 'join-withdrawn',
    person: 'visitor',
    path: paths.joinTeam.href(TOKEN),
    act: see('no longer valid'),
  },
  {
    name: 'join-failed',
    person: 'visitor',
    path: paths.joinTeam.href(TOKEN),
    prepare: fail(teamRoutes.openInvitation),
    act: see('Error Loading Data'),
  },
  { name: 'unauthorized', person: 'visitor', path: paths.unauthorized.path },
  { name: 'not-found', person: 'visitor', path: '/no-such-page' },
  { name: 'crash', person: 'visitor', path: paths.login.path, prepare: refuseScript('login') },
];

const waiting: Screen[] = [
  { name: 'create-company', person: 'newcomer', path: paths.createCompany.path },
  {
    name: 'create-company-errors',
    person: 'newcomer',
    path: paths.createCompany.path,
    act: inTurn(press('Create Company Profile'), see('Company name is required')),
  },
  {
    name: 'create-company-failed',
    person: 'newcomer',
    path: paths.createCompany.path,
    prepare: fail(companyRoutes.createProfile),
    act: inTurn(
      fill({ 'Company Name': 'Aziz Kettles' }),
      press('Create Company Profile'),
      see('An error occurred.'),
    ),
  },
  {
    name: 'create-company-sending',
    person: 'newcomer',
    path: paths.createCompany.path,
    prepare: hang(companyRoutes.createProfile),
    act: inTurn(
      fill({ 'Company Name': 'Aziz Kettles' }),
      press('Create Company Profile'),
      see('Creating Company...'),
    ),
  },
  { name: 'thanks-without-company', person: 'newcomer', path: paths.thanks.path },
  { name: 'thanks', person: 'waiting', path: paths.thanks.path },
  { name: 'waiting-for-approval', person: 'waiting', path: paths.products.path },
  { name: 'waiting-without-company', person: 'newcomer', path: paths.products.path },
  { name: 'settings-without-company', person: 'newcomer', path: paths.settings.path },
];

const site: Screen[] = [
  ...Object.entries(sitePaths).map(
    ([name, path]): Screen => ({ name: `site-${name}`, person: 'visitor', path }),
  ),
  { name: 'site-chapter', person: 'visitor', path: guidePath('sending-links') },
  { name: 'site-search', person: 'visitor', path: `${sitePaths.guide}?q=backup` },
  { name: 'site-status-hindi', person: 'visitor', path: `${sitePaths.status}?lang=hi` },
];

export const visitorScreens: readonly Screen[] = [...landing, ...site, ...contact, ...account, ...waiting];
