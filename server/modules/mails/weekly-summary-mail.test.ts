import { expect, it } from 'vitest';
import { type WeeklySummaryMail, weeklySummaryMail } from './weekly-summary-mail.ts';

const total = { asked: 3, answered: 1, not_answered: 2, works: 0, does_not_work: 0, resolved: 1 };
const mail: WeeklySummaryMail = {
  brandName: 'Manualist',
  supportEmail: '',
  companyName: 'Halloran Pumps',
  name: 'Ines',
  from: '2026-11-16',
  to: '2026-11-22',
  figures: { total, before: { from: '2026-11-09', to: '2026-11-15', asked: 0 }, trend: null },
  topics: [],
  improvements: [],
  analyticsLink: 'https://help.example.com/analytics',
  accountLink: 'https://help.example.com/settings/account',
  stopLink: 'https://help.example.com/stop',
};

it.each([
  ['none', 0, null, 'none the week before.'],
  ['some, of a week that was not whole', 2, null, '2 the week before.'],
  ['some', 2, 50, '2 the week before (+50%).'],
])('says of the week before that it had %s', (_, asked, trend, words) => {
  const { figures } = mail;
  const { text } = weeklySummaryMail({
    ...mail,
    figures: { ...figures, before: { ...figures.before, asked }, trend },
  });
  expect(text).toContain(`asked 3 questions; ${words}`);
});
