/** What questions tell whoever writes the manual. */
import {
  type AskedSection,
  type WriterReport,
  writerReportRoutes,
} from '../../../contracts/analytics/writer-report.ts';
import { writerReportPath } from '../../../contracts/writer-report-path.ts';
import { answer, fail, hang, type Screen, see } from '../screen.ts';
import type { Places } from '../stage.ts';

const path = ({ productId }: Places) => writerReportPath.href(productId);
const ID = '00000000-0000-7000-8000-000000000000';
const MANUAL = 'Verano D60 user manual';
const NOTHING = { works: 0, answered: 0, does_not_work: 0, corrected: 0, unanswered: 0 };

let ordinal = 0;
const section = (
  level: number,
  heading: string,
  page: number,
  more: Partial<AskedSection> = {},
): AskedSection => ({
  ...{ ordinal: ordinal++, level, heading, page, kind: 'text', fates: NOTHING, named: 0, wordings: [] },
  ...more,
});
const at = (heading: string, page: number) => ({ manualId: ID, manual: MANUAL, heading, page });

const sections = [
  section(1, '1 Safety instructions', 2, { kind: 'safety' }),
  section(1, '2 What is in the box', 5),
  section(1, '3 Daily use', 7, { kind: 'none' }),
  section(2, '3.1 Filling the tank', 7, {
    fates: { ...NOTHING, works: 3, answered: 9 },
    named: 14,
    wordings: [{ text: 'How much water goes in?', times: 5 }],
  }),
  section(2, '3.2 Emptying', 9, {
    fates: { ...NOTHING, answered: 4, does_not_work: 6, unanswered: 2 },
    named: 11,
    wordings: [{ text: 'how do i get the rest of the water out', times: 3 }],
  }),
  section(1, '4 Care', 12, { named: 2 }),
  section(2, '4.1 Descaling the boiler and all the parts that touch hot water', 14, {
    fates: { works: 12, answered: 21, does_not_work: 3, corrected: 4, unanswered: 1 },
    named: 44,
    wordings: [
      { text: 'The light flashes orange, what now?', times: 9 },
      { text: 'How do I remove limescale?', times: 7 },
    ],
  }),
  section(2, '4.2 Storage', 19),
  section(1, '5 Technical data', 24),
  section(1, '6 Warranty', 27, { kind: 'legal' }),
];

const report: WriterReport = {
  product: { _id: ID, product_name: 'Verano D60' },
  ...{ from: '2026-10-30', to: '2026-11-28', total: 73, looked_at: 73 },
  fates: { works: 15, answered: 34, does_not_work: 9, corrected: 4, unanswered: 11 },
  manuals: [
    {
      ...{ _id: ID, title: MANUAL, version: 3, pages: 28, url: '/', pageImage: null, sections },
      ...{ needed: 4, unneeded: { text: 3, safety: 1, legal: 1 }, elsewhere: 2 },
    },
  ],
  unanswered: {
    total: 11,
    topics: [
      {
        ...{ name: 'Can I use vinegar?', questions: 6, customers: 5, corrected: 6 },
        nearest: at('4.1 Descaling the boiler and all the parts that touch hot water', 14),
      },
      { name: 'Is there an app?', questions: 3, customers: 3, corrected: 0, nearest: null },
    ],
    more: 2,
  },
  words: [
    {
      ...{ word: 'limescale', questions: 18, customers: 14, unanswered: 2 },
      examples: ['How do I remove limescale?'],
      printed: [{ word: 'scale', place: at('4.1 Descaling the boiler', 14) }],
      answeredBy: at('4.1 Descaling the boiler', 14),
    },
    {
      ...{
        word: 'jug',
        questions: 4,
        customers: 3,
        unanswered: 4,
        examples: ['Can the jug go in the dishwasher?'],
      },
      ...{ printed: [], answeredBy: null },
    },
  ],
  checks: [
    {
      ...{ manualId: ID, title: MANUAL, isChecked: true },
      groups: [
        {
          ...{ kind: 'missing-section', total: 1 },
          findings: [
            {
              ...{
                _id: ID,
                kind: 'missing-section',
                subject: 'section 4.7',
                other: null,
                isDismissed: false,
              },
              source: {
                ...{ manualId: ID, title: MANUAL, page: 12, pageEnd: 12, heading: '4 Care', quote: '' },
                ...{ url: '/', pages: 28, pageImage: null, boxes: [] },
              },
            },
          ],
        },
      ],
    },
  ],
  versions: [
    {
      ...{
        manualId: ID,
        title: MANUAL,
        version: 3,
        timestamp: '2026-11-10T10:00:00.000Z',
        days: 17,
        others: 0,
      },
      before: { asked: 41, answered: 30, works: 5, does_not_work: 6 },
      after: { asked: 38, answered: 34, works: 9, does_not_work: 2 },
      ...{ refused: 9, tried: 9, answeredNow: [{ text: 'What does the orange light mean?', times: 4 }] },
    },
  ],
};
const shows = (shown: WriterReport) => answer(writerReportRoutes.show, { status: 200, data: shown });

export const writerReportScreens: readonly Screen[] = [
  {
    name: 'writer-report',
    person: 'owner',
    path,
    prepare: shows(report),
    act: async (page) => {
      await page.locator('summary').filter({ hasText: '4.1 Descaling' }).click();
      await page.locator('summary').filter({ hasText: '2 sections' }).first().click();
    },
  },
  {
    name: 'writer-report-quiet',
    person: 'owner',
    path,
    prepare: shows({
      ...report,
      ...{ total: 0, looked_at: 0, fates: NOTHING, words: [], versions: [] },
      unanswered: { total: 0, topics: [], more: 0 },
    }),
    act: see('Nothing was asked in this period'),
  },
  {
    name: 'writer-report-empty',
    person: 'owner',
    path,
    prepare: shows({ ...report, manuals: [], checks: [] }),
    act: see('No manual to report on'),
  },
  {
    name: 'writer-report-failed',
    person: 'owner',
    path,
    prepare: fail(writerReportRoutes.show),
    act: see('Error Loading Data'),
  },
  {
    name: 'writer-report-loading',
    person: 'owner',
    path,
    prepare: hang(writerReportRoutes.show),
    isUnfinished: true,
  },
];
