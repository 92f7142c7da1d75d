/** Access tokens and webhooks. */
import { accessTokenRoutes } from '../../../contracts/account/access-tokens.ts';
import { webhookRoutes } from '../../../contracts/company/webhooks.ts';
import { paths } from '../../../contracts/paths.ts';
import { answer, fail, inTurn, openDialog, press, type Screen, see } from '../screen.ts';

const LONG_AGO = '2026-01-05T10:00:00.000Z';
const ACCESS_TOKENS = [
  {
    _id: '019a0000-0000-7000-8000-000000000001',
    name: 'Parts shop',
    scopes: ['products:read', 'chatbots:read', 'chatbots:write'],
    createdBy: 'Maren Holt',
    createdAt: LONG_AGO,
    lastUsedAt: LONG_AGO,
    expiresAt: null,
  },
];
const WEBHOOKS = [
  {
    _id: '019a0000-0000-7000-8000-000000000002',
    url: 'https://helpdesk.ondrell.example/hooks/manualist',
    events: ['question.unanswered', 'answer.feedback'],
    isEnabled: true,
    createdAt: LONG_AGO,
    last: { status: 'delivered', createdAt: LONG_AGO },
  },
];
const SENT = {
  event: 'answer.feedback',
  status: 'delivered',
  attempts: 1,
  responseStatus: 204,
  tookMs: 88,
  error: null,
  nextAttemptAt: null,
  createdAt: LONG_AGO,
};
const DELIVERIES = [
  {
    ...SENT,
    _id: '019a0000-0000-7000-8000-000000000005',
    event: 'question.unanswered',
    status: 'failed',
    attempts: 6,
    responseStatus: 500,
    error: 'The server answered 500 instead of a status from 200 to 299.',
  },
  { ...SENT, _id: '019a0000-0000-7000-8000-000000000004' },
];
const withIntegrations = inTurn(
  answer(accessTokenRoutes.list, { status: 200, data: ACCESS_TOKENS }),
  answer(webhookRoutes.list, { status: 200, data: WEBHOOKS }),
);

export const integrationScreens: readonly Screen[] = [
  { name: 'api', person: 'owner', path: paths.apiSettings.path, prepare: withIntegrations },
  { name: 'api-empty', person: 'owner', path: paths.apiSettings.path },
  { name: 'api-token', person: 'owner', path: paths.apiSettings.path, act: openDialog('Create Token') },
  { name: 'api-webhook', person: 'owner', path: paths.apiSettings.path, act: openDialog('Add Webhook') },
  {
    name: 'api-secret',
    person: 'owner',
    path: paths.apiSettings.path,
    prepare: inTurn(
      withIntegrations,
      answer(webhookRoutes.renewSecret, {
        status: 200,
        data: { ...WEBHOOKS[0], secret: `whsec_${'c2hvd24gb25jZSwgdG8gYmUga2VwdA'.repeat(2)}` },
      }),
    ),
    act: inTurn(openDialog(/^New secret for /), press('Make New Secret'), see('Copy the signing secret now')),
  },
  {
    name: 'api-log',
    person: 'owner',
    path: paths.apiSettings.path,
    prepare: inTurn(
      withIntegrations,
      answer(webhookRoutes.listDeliveries, {
        status: 200,
        data: DELIVERIES,
        page: 1,
        limit: 50,
        total: DELIVERIES.length,
      }),
    ),
    act: inTurn(openDialog(/^Log of /), see('6 attempts')),
  },
  {
    name: 'api-failed',
    person: 'owner',
    path: paths.apiSettings.path,
    prepare: inTurn(fail(accessTokenRoutes.list), fail(webhookRoutes.list)),
    act: see('Error Loading Data'),
  },
  { name: 'api-as-member', person: 'member', path: paths.apiSettings.path },
];
