/** What the administrator sees. */

import { twoStepRoutes } from '../../../contracts/account/two-step.ts';
import { adminRoutes } from '../../../contracts/admin/admin.ts';
import { closedCompanyRoutes } from '../../../contracts/admin/closed-companies.ts';
import { demoRequestRoutes } from '../../../contracts/admin/demo-requests.ts';
import { overviewRoutes } from '../../../contracts/admin/overview.ts';
import { platformSettingsRoutes } from '../../../contracts/admin/platform-settings.ts';
import { testimonialRoutes } from '../../../contracts/admin/testimonials.ts';
import { paths } from '../../../contracts/paths.ts';
import { answer, fail, inTurn, openDialog, press, type Screen, see } from '../screen.ts';
import type { Places } from '../stage.ts';

const NONE = { status: 200, data: [], total: 0, page: 1, limit: 20 };
const WITH_DEAD_JOBS = {
  companies: { active: 1, waiting: 0, suspended: 0 },
  products: 1,
  manuals: { total: 1, inWork: 0, failed: 0 },
  questions: { today: 0, thisMonth: 3 },
  jobs: [
    { kind: 'read-manual', waiting: 1, running: 1, dead: 0, lastError: null },
    { kind: 'send-mail', waiting: 0, running: 0, dead: 12, lastError: 'connect ECONNREFUSED 10.0.0.5:465' },
  ],
  mails: { queued: 0, failed: 12, outbox: 0 },
  disk: { files: 2_000_000, cache: 100_000, database: 9_000_000, free: 40_000_000_000 },
  understanding: {
    state: 'failing',
    models: ['english'],
    since: '2026-11-26T17:00:00.000Z',
    reason: '/app/models/english/model.onnx is damaged: it has 5 bytes instead of 23385610.',
  },
};
const SAID = [
  {
    _id: '019a0000-0000-7000-8000-000000000003',
    quote: 'It shows the page.',
    author: 'Ada Quill',
    position: 'Head of service, Quill Instruments',
    isExample: true,
  },
];
const client = ({ clientId }: Places) => paths.adminClient.href(clientId);

const clients: Screen[] = [
  { name: 'clients', person: 'admin', path: paths.adminClients.path },
  { name: 'clients-none-found', person: 'admin', path: `${paths.adminClients.path}?search=zzz` },
  { name: 'clients-suspend', person: 'admin', path: paths.adminClients.path, act: openDialog(/^Suspend/) },
  { name: 'clients-approve', person: 'admin', path: paths.adminClients.path, act: openDialog(/^Approve/) },
  { name: 'clients-add', person: 'admin', path: paths.adminClients.path, act: openDialog('Add New Client') },
  {
    name: 'clients-failed',
    person: 'admin',
    path: paths.adminClients.path,
    prepare: fail(adminRoutes.getCompanies),
    act: see('Error Loading Data'),
  },
  { name: 'client', person: 'admin', path: client },
  { name: 'client-purchase', person: 'admin', path: client, act: openDialog('Create Purchase') },
  {
    name: 'client-missing',
    person: 'admin',
    path: paths.adminClient.href('00000000-0000-7000-8000-000000000000'),
    act: see('user not found'),
  },
];

const house: Screen[] = [
  { name: 'admin-dashboard', person: 'admin', path: paths.adminDashboard.path },
  {
    name: 'admin-dashboard-dead-jobs',
    person: 'admin',
    path: paths.adminDashboard.path,
    prepare: answer(overviewRoutes.overview, { status: 200, data: WITH_DEAD_JOBS }),
    act: see('Try again'),
  },
  { name: 'admin-manuals', person: 'admin', path: paths.adminManuals.path },
  { name: 'admin-analytics', person: 'admin', path: paths.adminAnalytics.path },
  { name: 'admin-plans', person: 'admin', path: paths.adminPlans.path },
  { name: 'admin-plan', person: 'admin', path: paths.adminPlans.path, act: openDialog('Edit Basic') },
  {
    name: 'admin-query-pack',
    person: 'admin',
    path: paths.adminPlans.path,
    act: openDialog('Add Query Pack'),
  },
  { name: 'admin-subscriptions', person: 'admin', path: paths.adminSubscriptions.path },
  {
    name: 'admin-subscriptions-purchase',
    person: 'admin',
    path: paths.adminSubscriptions.path,
    act: openDialog('Create Purchase'),
  },
  { name: 'admin-settings', person: 'admin', path: paths.adminSettings.path },
  {
    name: 'admin-settings-retention',
    person: 'admin',
    path: paths.adminSettings.path,
    prepare: answer(platformSettingsRoutes.previewRetention, { status: 200, data: { conversations: 1284 } }),
    act: inTurn(
      (page) => page.getByLabel('Keep conversations').selectOption('365 days'),
      openDialog(/^Change$/),
    ),
  },
  {
    name: 'admin-two-step-key',
    person: 'admin',
    path: paths.account.path,
    act: openDialog('Turn on'),
  },
  {
    name: 'admin-two-step-on',
    person: 'admin',
    path: paths.account.path,
    prepare: answer(twoStepRoutes.state, { status: 200, data: { isOn: true, recoveryCodesLeft: 2 } }),
    act: see('Few recovery codes are left.'),
  },
  {
    name: 'admin-two-step-off',
    person: 'admin',
    path: paths.account.path,
    prepare: answer(twoStepRoutes.state, { status: 200, data: { isOn: true, recoveryCodesLeft: 9 } }),
    act: openDialog('Turn off'),
  },
];

const HELD = { products: 12, manuals: 19, conversations: 1480, members: 6, files: 41, bytes: 731_000_000 };
const CLOSED = [
  {
    id: '018f7b6e-7a3c-7f21-9c56-2f0d3e8f1a02',
    name: 'Halloran Pumps',
    closedBy: 'owner',
    closedAt: '2026-11-26T09:12:44.000Z',
    erasesAt: '2026-12-03T09:12:44.000Z',
    erasingSince: null,
    erasedAt: null,
    holdings: null,
    rows: 0,
  },
  {
    id: '018f7b6e-7a3c-7f21-9c56-2f0d3e8f1a03',
    name: 'Raman Tools',
    closedBy: 'administrator',
    closedAt: '2026-11-12T15:02:10.000Z',
    erasesAt: '2026-11-19T15:02:10.000Z',
    erasingSince: '2026-11-19T15:03:11.000Z',
    erasedAt: '2026-11-19T15:07:59.000Z',
    holdings: HELD,
    rows: 412_903,
  },
];

const rest: Screen[] = [
  { name: 'demo-requests', person: 'admin', path: paths.adminDemoRequests.path },
  {
    name: 'demo-requests-note',
    person: 'admin',
    path: paths.adminDemoRequests.path,
    act: openDialog(/ note: /),
  },
  {
    name: 'demo-requests-empty',
    person: 'admin',
    path: paths.adminDemoRequests.path,
    prepare: answer(demoRequestRoutes.getDemoForms, NONE),
    act: see('No demo requests yet'),
  },
  { name: 'outbox', person: 'admin', path: paths.adminOutbox.path },
  {
    name: 'outbox-mail',
    person: 'admin',
    path: paths.adminOutbox.path,
    act: (page) => page.locator('summary').first().click(),
  },
  { name: 'outbox-none-found', person: 'admin', path: `${paths.adminOutbox.path}?search=zzz` },
  { name: 'audit', person: 'admin', path: paths.adminAudit.path },
  {
    name: 'audit-entry-checked',
    person: 'admin',
    path: paths.adminAudit.path,
    act: async (page) => {
      await page.locator('summary').first().click();
      await page.getByRole('button', { name: 'Check the Trail' }).click();
      await page.getByText(/entries are there/).waitFor();
    },
  },
  { name: 'audit-none-found', person: 'admin', path: `${paths.adminAudit.path}?search=zzz` },
  {
    name: 'closed-companies',
    person: 'admin',
    path: paths.adminClosedCompanies.path,
    prepare: answer(closedCompanyRoutes.list, {
      status: 200,
      data: CLOSED,
      page: 1,
      limit: 50,
      total: CLOSED.length,
    }),
    act: see('by its owner'),
  },
  { name: 'closed-companies-none', person: 'admin', path: paths.adminClosedCompanies.path },
  {
    name: 'testimonials',
    person: 'admin',
    path: paths.adminTestimonials.path,
    prepare: answer(testimonialRoutes.list, { status: 200, data: SAID }),
  },
  {
    name: 'testimonials-empty',
    person: 'admin',
    path: paths.adminTestimonials.path,
    prepare: answer(testimonialRoutes.list, { status: 200, data: [] }),
    act: see('No testimonials yet'),
  },
  {
    name: 'testimonials-errors',
    person: 'admin',
    path: paths.adminTestimonials.path,
    act: inTurn(openDialog('Add Testimonial'), press('Save'), see('Quote is required')),
  },
  {
    name: 'testimonials-delete',
    person: 'admin',
    path: paths.adminTestimonials.path,
    prepare: answer(testimonialRoutes.list, { status: 200, data: SAID }),
    act: openDialog(/^Delete /),
  },
];

export const administratorScreens: readonly Screen[] = [...clients, ...house, ...rest];
