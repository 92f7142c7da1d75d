/** What the check finds in manuals. */
import type { FindingGroup, PageGroup } from '../../../contracts/manuals/manual-checks.ts';
import { manualCheckRoutes } from '../../../contracts/manuals/manual-checks.ts';
import { paths } from '../../../contracts/paths.ts';
import { answer, fail, type Screen, see } from '../screen.ts';
import type { Places } from '../stage.ts';

const check = ({ productId }: Places) => paths.productCheck.href(productId);
const ID = '00000000-0000-7000-8000-000000000000';
const TITLE = 'Verano D60 user manual';

const at = (page: number, heading: string, quote: string) => ({
  ...{ manualId: ID, title: TITLE, page, pageEnd: page, heading, quote },
  ...{ url: '/', pages: 28, pageImage: null, boxes: [] },
});
const found = { other: null, isDismissed: false };
const groups: FindingGroup[] = [
  {
    kind: 'contradiction',
    total: 1,
    findings: [
      {
        ...{ _id: ID, kind: 'contradiction', subject: '5 minutes', isDismissed: false },
        source: at(9, '3.2 Emptying', 'After switching off, wait 5 minutes before you open the boiler.'),
        other: {
          subject: '15 minutes',
          source: at(21, '6.1 Descaling', 'After switching off, wait 15 minutes before you open the boiler.'),
        },
      },
    ],
  },
  {
    kind: 'missing-section',
    total: 1,
    findings: [
      {
        ...{ _id: ID.replace(/0$/, '1'), kind: 'missing-section', subject: 'section 4.7', ...found },
        source: at(12, '4.2 Cleaning', 'Clean the sieve as told in section 4.7.'),
      },
    ],
  },
];

const pageGroups: PageGroup[] = [
  { kind: 'garbled', model: null, pages: [7] },
  { kind: 'picture', model: null, pages: [1, 28] },
  { kind: 'recognized', model: null, pages: Array.from({ length: 14 }, (_, index) => index + 9) },
];

const checked = (state: 'checked' | 'waiting', listed: FindingGroup[], pages: PageGroup[] = []) =>
  answer(manualCheckRoutes.listChecks, {
    status: 200,
    data: [
      {
        ...{ manualId: ID, title: TITLE, pages: 28, state, groups: listed, pageGroups: pages },
        ...{ url: '/', pageImage: '/favicon.svg?page={page}' },
        checkedAt: state === 'checked' ? '2026-11-26T10:00:00.000Z' : null,
      },
    ],
  });

export const manualCheckScreens: readonly Screen[] = [
  { name: 'manual-check', person: 'owner', path: check, prepare: checked('checked', groups) },
  { name: 'manual-check-pages', person: 'owner', path: check, prepare: checked('checked', [], pageGroups) },
  { name: 'manual-check-nothing', person: 'owner', path: check, prepare: checked('checked', []) },
  { name: 'manual-check-waiting', person: 'owner', path: check, prepare: checked('waiting', []) },
  {
    name: 'manual-check-empty',
    person: 'owner',
    path: check,
    prepare: answer(manualCheckRoutes.listChecks, { status: 200, data: [] }),
    act: see('No manual to check'),
  },
  {
    name: 'manual-check-failed',
    person: 'owner',
    path: check,
    prepare: fail(manualCheckRoutes.listChecks),
    act: see('Error Loading Data'),
  },
];
