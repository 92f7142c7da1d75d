import { describe, expect, it } from 'vitest';
import {
  confirmEmailMail,
  guessedPasswordMail,
  passwordChangedMail,
  resetPasswordMail,
  welcomeMail,
} from './account-mails.ts';
import { changeMail, noticeMail, watchRequestMail } from './change-mails.ts';
import { approvedMail, chatbotLinkMail, plainName, suspendedMail } from './mail-templates.ts';
import { reminderMail, reminderRequestMail } from './reminder-mails.ts';

const hostile = '<img src=x onerror="alert(1)">';

const reminderOf = (name: string) => ({
  ...{ language: 'en', brandName: name, companyName: name, productName: name },
  ...{ link: 'https://help.example.com/reminders/a' },
  tasks: [
    {
      ...{ key: 'k', task: name, printed: name, every: { count: 1, unit: 'month' as const } },
      ...{ title: name, page: name, dueOn: '2026-02-01' },
    },
  ],
});

const toCustomer = (name: string) => ({
  ...{ language: 'en', brandName: name, companyName: name, productName: name },
  link: 'https://help.example.com/told/a',
});
const changeOf = (name: string) => ({
  ...{ before: name, now: name, heading: name, pageBefore: name, pageNow: name, isWarning: false },
});

describe.each([
  ['a question whether changes are to be told', (name: string) => watchRequestMail(toCustomer(name))],
  [
    'what has changed',
    (name: string) =>
      changeMail({ ...toCustomer(name), answers: [{ question: name, changes: [changeOf(name)] }] }),
  ],
  [
    'a notice of a company',
    (name: string) => noticeMail({ ...toCustomer(name), subject: name, text: name, contact: [name] }),
  ],
  ['a question whether reminders are wanted', (name: string) => reminderRequestMail(reminderOf(name))],
  ['a reminder', (name: string) => reminderMail(reminderOf(name))],
  [
    'the link to a chatbot',
    (name: string) =>
      chatbotLinkMail({
        brandName: name,
        companyName: name,
        productName: name,
        link: 'https://help.example.com/chatbot/a/b/c',
      }),
  ],
  [
    'an approval',
    (name: string) =>
      approvedMail({ brandName: name, supportEmail: null, name, link: 'https://help.example.com/a' }),
  ],
  [
    'a suspension',
    (name: string) =>
      suspendedMail({
        brandName: name,
        supportEmail: null,
        name,
        link: 'https://help.example.com/a',
        reason: name,
      }),
  ],
  [
    'the confirmation of an address',
    (name: string) =>
      confirmEmailMail({ brandName: name, supportEmail: null, name, link: 'https://help.example.com/a#b' }),
  ],
  [
    'a forgotten password',
    (name: string) =>
      resetPasswordMail({ brandName: name, supportEmail: null, name, link: 'https://help.example.com/a#b' }),
  ],
  [
    'a welcome',
    (name: string) =>
      welcomeMail({
        brandName: name,
        supportEmail: null,
        name,
        companyName: name,
        link: 'https://help.example.com/a#b',
      }),
  ],
  [
    'a changed password',
    (name: string) =>
      passwordChangedMail({ brandName: name, supportEmail: null, name, link: 'https://help.example.com/a' }),
  ],
  [
    'wrong passwords',
    (name: string) =>
      guessedPasswordMail({ brandName: name, supportEmail: null, name, link: 'https://help.example.com/a' }),
  ],
])('the mail of %s', (_what, write) => {
  it('holds the link and the names in both its forms', () => {
    const { text, html } = write('Quarry Pumps');
    for (const form of [text, html]) {
      expect(form).toContain('Quarry Pumps');
      expect(form).toContain('https://help.example.com/');
    }
  });

  it('shows names that look like markup as text', () => {
    const { html, text } = write(hostile);
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;');
    expect(text).toContain(hostile);
  });
});

it.each([
  ['Ondrell Pumps', 'Ondrell Pumps'],
  ['Win\r\n\r\nnow', 'Win now'],
  ['Go to https://a.example/x or www.b.example', 'Go to or'],
  ['Pay at a.example/pay now', 'Pay at now'],
  ['Booking.com', 'Booking.com'],
  ['https://a.example', 'Somebody'],
])('writes the name %j to strangers as %j', (given, written) => {
  expect(plainName(given)).toBe(written);
});
