/** What customers asked, counted. */
import { analyticsRoutes } from '../../../contracts/analytics/analytics.ts';
import { paths } from '../../../contracts/paths.ts';
import { fail, hang, inTurn, press, type Screen, see } from '../screen.ts';

const path = paths.analytics.path;

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
