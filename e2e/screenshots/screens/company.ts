/** The frame of the company's screens, the dashboard, and settings. */
import { authRoutes } from '../../../contracts/account/auth.ts';
import { teamRoutes } from '../../../contracts/account/team.ts';
import { companyRoutes } from '../../../contracts/company/companies.ts';
import { companyDataRoutes } from '../../../contracts/company/company-data.ts';
import { dashboardRoutes } from '../../../contracts/company/dashboard.ts';
import { replacedVersionRoutes } from '../../../contracts/company/replaced-versions.ts';
import { paths } from '../../../contracts/paths.ts';
import { planRoutes } from '../../../contracts/plans/plans.ts';
import {
  answer,
  change,
  fail,
  fill,
  hang,
  inTurn,
  openDialog,
  press,
  type Screen,
  see,
  seeDialog,
} from '../screen.ts';

const dashboard: Screen[] = [
  { name: 'dashboard', person: 'owner', path: paths.dashboard.path },
  { name: 'dashboard-empty', person: 'beginner', path: paths.dashboard.path },
  {
    name: 'dashboard-failed',
    person: 'owner',
    path: paths.dashboard.path,
    prepare: inTurn(fail(companyRoutes.summary), fail(dashboardRoutes.attention)),
    act: see('Error Loading Data'),
  },
  {
    name: 'dashboard-loading',
    person: 'owner',
    path: paths.dashboard.path,
    prepare: hang(companyRoutes.summary),
    act: see('Loading dashboard...'),
    isUnfinished: true,
  },
  {
    name: 'contents',
    person: 'owner',
    path: paths.dashboard.path,
    act: openDialog('Contents'),
    only: 'phone',
  },
];

const profile: Screen[] = [
  { name: 'settings', person: 'owner', path: paths.settings.path },
  {
    name: 'settings-errors',
    person: 'owner',
    path: paths.settings.path,
    act: inTurn(fill({ 'Company Website': 'pumps' }), press('Save Changes'), see('Enter a complete address')),
  },
  {
    name: 'settings-colour',
    person: 'owner',
    path: paths.settings.path,
    act: inTurn(fill({ 'Accent colour': '#ffb38a' }), see('would be hard to read')),
  },
  {
    name: 'settings-leave',
    person: 'owner',
    path: paths.settings.path,
    act: inTurn(
      fill({ 'Company Website': 'https://pumps.example' }),
      (page) => page.getByRole('link', { name: 'Subscription' }).click(),
      seeDialog,
    ),
  },
  {
    name: 'settings-failed',
    person: 'owner',
    path: paths.settings.path,
    prepare: fail(companyRoutes.getProfile),
    act: see('Error Loading Data'),
  },
];

/** A plan's tokens a month. */
const TOKENS = 100_000;

const tokens = (left: number) =>
  change(companyRoutes.usageInfo, (data) => ({
    ...data,
    tokenLimitPerMonth: TOKENS,
    tokens_used: TOKENS - left,
  }));

const plan: Screen[] = [
  { name: 'subscription', person: 'owner', path: paths.subscription.path },
  { name: 'subscription-unlimited', person: 'beginner', path: paths.subscription.path },
  {
    name: 'subscription-few-tokens',
    person: 'owner',
    path: paths.subscription.path,
    prepare: tokens(5000),
    act: see("You're nearing your usage limit."),
  },
  {
    name: 'subscription-no-tokens',
    person: 'owner',
    path: paths.subscription.path,
    prepare: tokens(0),
    act: see("You're out of tokens!"),
  },
  { name: 'plans', person: 'owner', path: paths.purchase.path, act: see('$49') },
  {
    name: 'plans-asked-for',
    person: 'owner',
    path: paths.purchase.path,
    prepare: answer(planRoutes.recordInterest, {
      status: 201,
      data: { plan: 'Standard', createdAt: '2030-01-01T00:00:00.000Z' },
    }),
    act: inTurn(press('Tell me when it is available: Standard'), see(/^We have noted|is not available yet/)),
  },
  {
    name: 'plans-failed',
    person: 'owner',
    path: paths.purchase.path,
    prepare: fail(planRoutes.catalogue),
    act: see('Error Loading Data'),
  },
];

const team: Screen[] = [
  { name: 'team', person: 'owner', path: paths.team.path },
  { name: 'team-empty', person: 'beginner', path: paths.team.path },
  {
    name: 'team-errors',
    person: 'owner',
    path: paths.team.path,
    act: inTurn(fill({ 'Work Email': 'nobody' }), press('Send Invitation'), see('Enter a complete address')),
  },
  { name: 'team-remove', person: 'owner', path: paths.team.path, act: openDialog(/^Remove /) },
  { name: 'team-pass', person: 'owner', path: paths.team.path, act: openDialog(/^Make .* the owner$/) },
  { name: 'team-withdraw', person: 'owner', path: paths.team.path, act: openDialog(/^Withdraw /) },
  {
    name: 'team-failed',
    person: 'owner',
    path: paths.team.path,
    prepare: fail(teamRoutes.getTeam),
    act: see('Error Loading Data'),
  },
  { name: 'team-as-member', person: 'member', path: paths.team.path },
  { name: 'subscription-as-member', person: 'member', path: paths.subscription.path },
];

const data: Screen[] = [
  { name: 'company-audit', person: 'owner', path: paths.companyAudit.path, act: see('Sign-ins') },
  {
    name: 'company-data',
    person: 'owner',
    path: paths.companyData.path,
    prepare: answer(companyDataRoutes.previewRetention, { status: 200, data: { conversations: 84 } }),
    act: inTurn(
      (page) => page.getByLabel('Keep conversations').selectOption('90 days'),
      openDialog('Change'),
    ),
  },
  {
    name: 'company-data-versions',
    person: 'owner',
    path: paths.companyData.path,
    prepare: inTurn(
      answer(replacedVersionRoutes.read, {
        status: 200,
        data: { kept: { newest: null, days: null }, held: { versions: 19, bytes: 58_720_256 } },
      }),
      answer(replacedVersionRoutes.preview, {
        status: 200,
        data: {
          frees: { versions: 12, bytes: 35_651_584 },
          stay: { answers: 3, corrections: 1, instructions: 0, recent: 0 },
        },
      }),
    ),
    act: inTurn(
      (page) => page.getByLabel('Keep replaced versions').selectOption('The newest of each manual'),
      openDialog('Change'),
    ),
  },
  {
    name: 'company-export',
    person: 'owner',
    path: paths.companyData.path,
    act: openDialog('Export everything'),
  },
  {
    name: 'company-closing',
    person: 'owner',
    path: paths.companyData.path,
    act: openDialog('Close the company'),
  },
];

const account: Screen[] = [
  { name: 'account', person: 'owner', path: paths.account.path, act: see('This session') },
  {
    name: 'account-unconfirmed',
    person: 'newcomer',
    path: paths.account.path,
    act: inTurn(press('Send again'), see('a new link waits')),
  },
  {
    name: 'account-errors',
    person: 'owner',
    path: paths.account.path,
    act: inTurn(
      fill({ 'Current password': 'not my password', 'New password': 'another-good-password' }),
      press('Change password'),
      see('This is not your current password.'),
    ),
  },
  { name: 'account-email', person: 'owner', path: paths.account.path, act: openDialog('Change your e-mail') },
  {
    name: 'account-sign-out-others',
    person: 'owner',
    path: paths.account.path,
    act: openDialog('Sign out all others'),
  },
  {
    name: 'account-prove',
    person: 'owner',
    path: paths.account.path,
    prepare: answer(authRoutes.endOtherSessions, {
      status: 403,
      code: 'proof_required',
      message: 'Enter your password first, or sign in again.',
    }),
    act: inTurn(
      openDialog('Sign out all others'),
      (page) => page.getByRole('alertdialog').getByRole('button', { name: 'Sign out all others' }).click(),
      see('Enter your password'),
    ),
  },
  {
    name: 'account-failed',
    person: 'owner',
    path: paths.account.path,
    prepare: fail(authRoutes.sessions),
    act: see('Error Loading Data'),
  },
];

export const companyScreens: readonly Screen[] = [
  ...dashboard,
  ...profile,
  ...plan,
  ...team,
  ...data,
  ...account,
];
