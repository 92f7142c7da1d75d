/** What customers asked, counted. */
import { analyticsRoutes } from '../../../contracts/analytics/analytics.ts';
import { type ContactFigures, contactFormRoutes } from '../../../contracts/chat/contact-forms.ts';
import { paths } from '../../../contracts/paths.ts';
import { answer, fail, hang, inTurn, press, type Screen, see } from '../screen.ts';

const path = paths.analytics.path;

const counts = { asked: 212, answered: 148, helped: 41, sent: 63, left: 44, not_answered: 64 };
const CONTACTS: ContactFigures = {
  total: counts,
  links: [
    {
      ...counts,
      _id: '00000000-0000-7000-8000-000000000001',
      product: { _id: '00000000-0000-7000-8000-000000000002', product_name: 'Espresso machine' },
      chatbot: { uniqueId: 'a'.repeat(32), useremail: 'support-page@ondrell.example' },
    },
  ],
};

export const analyticsScreens: readonly Screen[] = [
  { name: 'analytics', person: 'owner', path, act: see('Total Queries') },
  { name: 'analytics-quarter', person: 'owner', path: `${path}?period=90&by=week`, act: see(/per week/) },
  {
    name: 'analytics-page',
    person: 'owner',
    path,
    act: inTurn(press(/^Page \d+: \d+ question/), see(/without help$/)),
  },
  {
    name: 'analytics-own-dates',
    person: 'owner',
    path: `${path}?period=own&from=2026-02-01&to=2026-01-01`,
    act: see('The period ends before it begins.'),
  },
  {
    name: 'analytics-contact-forms',
    person: 'owner',
    path,
    prepare: answer(contactFormRoutes.figures, { status: 200, data: CONTACTS }),
    act: see('Customers said it helped'),
  },
  { name: 'analytics-empty', person: 'beginner', path, act: see('No products yet') },
  {
    name: 'analytics-failed',
    person: 'owner',
    path,
    prepare: inTurn(
      fail(analyticsRoutes.overview),
      fail(analyticsRoutes.products),
      fail(analyticsRoutes.confusedPages),
    ),
    act: see('Error Loading Data'),
  },
  {
    name: 'analytics-loading',
    person: 'owner',
    path,
    prepare: inTurn(hang(analyticsRoutes.overview), hang(analyticsRoutes.products)),
    act: see('Products Performance'),
    isUnfinished: true,
  },
];
