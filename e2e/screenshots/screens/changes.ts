/** What new versions change of answers, notices of it, and the pages on which addresses confirm and end mails. */
import {
  type ChangedAnswer,
  type ChangingVersion,
  type Notice,
  noticeRoutes,
} from '../../../contracts/manuals/notices.ts';
import { noticePath } from '../../../contracts/notice-path.ts';
import { answer, fail, fill, inTurn, openDialog, press, type Screen, see, seeDialog } from '../screen.ts';
import type { Places } from '../stage.ts';

const path = ({ productId }: Places) => noticePath.href(productId);
const ID = '00000000-0000-7000-8000-000000000000';

const version = (at: number, values: Partial<ChangingVersion>): ChangingVersion => ({
  ...{ versionId: ID.replace(/0$/, String(at)), manualId: ID, title: 'Verano D60 User Manual', version: at },
  ...{ timestamp: '2026-11-27T10:00:00.000Z', comparedAt: '2026-11-27T10:01:00.000Z', answers: 41 },
  ...{ changed: 0, doubtful: 0, customers: 0 },
  ...values,
});
const notice: Notice = {
  ...{ _id: ID, subject: 'Recall of the Verano D60', timestamp: '2026-11-27T11:00:00.000Z', people: 312 },
  text: 'Unplug the machine and do not use it.\n\nThe lid of the boiler can come loose. Bring it back to the shop.',
  ...{ waiting: 40, queued: 12, sent: 251, refused: 6, failed: 1, ended: 2 },
};
const shown = answer(noticeRoutes.show, {
  status: 200,
  data: {
    versions: [
      version(3, { changed: 7, doubtful: 2, customers: 6 }),
      version(2, { timestamp: '2026-09-02T10:00:00.000Z' }),
    ],
    people: 312,
    notices: [notice],
  },
});
const changed = (at: number, values: Partial<ChangedAnswer>): ChangedAnswer => ({
  ...{ answerId: ID.replace(/0$/, String(at)), versionId: ID, timestamp: '2026-10-12T10:00:00.000Z' },
  ...{ question: '', isCertain: true, changes: [], told: 0 },
  ...values,
});
const place = { heading: '6.2 Descaling', pageBefore: '18', pageNow: '19', isWarning: false };
const answers = answer(noticeRoutes.changedAnswers, {
  ...{ status: 200, total: 3, page: 1, limit: 20 },
  data: [
    changed(1, {
      question: 'How often do I have to descale it?',
      told: 4,
      changes: [
        {
          ...{ ...place, before: 'Descale the machine every 200 cups or 3 months.' },
          now: 'Descale the machine every 150 cups or 2 months.',
        },
      ],
    }),
    changed(2, {
      question: 'Can I open the boiler lid myself?',
      changes: [
        {
          ...{ before: 'Open the lid of the boiler with a coin.', now: null, heading: '6.4 Boiler' },
          ...{ pageBefore: '21', pageNow: null, isWarning: false },
        },
      ],
    }),
    changed(3, {
      question: 'What do I clean the steam wand with?',
      isCertain: false,
      changes: [
        {
          ...{ ...place, heading: '5.3 Steam', before: 'Wipe the wand with a grey cloth.' },
          now: 'Wipe the wand with a gray cloth.',
        },
      ],
    }),
  ],
});
const prepare = async (page: Parameters<typeof shown>[0]) => {
  await answers(page);
  await shown(page);
};

const ofCompany = { person: 'owner', path } as const;
const write = inTurn(openDialog('Write Notice'), fill({ Subject: notice.subject, Text: notice.text }));

export const changeScreens: readonly Screen[] = [
  { ...ofCompany, name: 'changes', prepare, act: see('How often do I have to descale it?') },
  { ...ofCompany, name: 'changes-write', prepare, act: write },
  {
    ...ofCompany,
    name: 'changes-preview',
    prepare,
    act: inTurn(write, press('Look at the Mail'), seeDialog, see('Send this to 312 addresses?')),
  },
  { ...ofCompany, name: 'changes-empty', act: see('No new version yet') },
  { ...ofCompany, name: 'changes-failed', prepare: fail(noticeRoutes.show), act: see('Error Loading Data') },
  {
    name: 'chat-tell-changes',
    person: 'visitor',
    path: ({ mailedChat }) => mailedChat,
    act: openDialog('Tell me if the manual changes this'),
  },
  { name: 'told-confirm', person: 'visitor', path: ({ toldPage }) => toldPage, act: see('Yes, tell me') },
  {
    name: 'told-on',
    person: 'visitor',
    path: ({ toldPage }) => toldPage,
    // Once it is confirmed for another look, it is on.
    act: (page) =>
      page
        .getByRole('button', { name: 'Yes, tell me' })
        .click({ timeout: 2_000 })
        .catch(() => undefined)
        .then(() => see('Changes are mailed to')(page)),
  },
  {
    name: 'reminders-confirm',
    person: 'visitor',
    path: ({ remindersPage }) => remindersPage,
    act: see('Yes, remind me'),
  },
];
