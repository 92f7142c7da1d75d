/**
 * The mails to customers who are told what new versions change: the question whether they want that, the changes themselves, and the notices
 * of vendors. No link in them opens a chat.
 */
import { REMINDER_REQUEST_DAYS } from '../../../contracts/plans/limits.ts';
import type { ChangedWords } from '../../db/schema/notices.ts';
import { escapeHtml } from '../../lib/escape-html.ts';
import { type ChangeTexts, changeTexts } from './change-texts.ts';
import { layout, linkButton, SMALL } from './mail-layout.ts';
import { type MailContent, plainName } from './mail-templates.ts';

type ToCustomer = {
  language: string;
  brandName: string;
  companyName: string;
  productName: string;
  /** The page on which it is confirmed and ended. */
  link: string;
};

/** A question of the customer's, and what has changed of its answer. */
export type ToldAnswer = { question: string; changes: readonly ChangedWords[] };
export type ChangeMail = ToCustomer & { answers: readonly ToldAnswer[] };
export type NoticeMail = ToCustomer & {
  subject: string;
  text: string;
  /** How the company is reached, as its chats show it. */
  contact: readonly string[];
};

const MAX_PRODUCT_CHARS = 100;
/** Longer questions are cut, in characters. */
const MAX_QUESTION_CHARS = 300;

/** Names that strangers read must lead nowhere. */
const namesOf = ({ companyName, productName }: ToCustomer): { company: string; product: string } => ({
  company: plainName(companyName),
  product: plainName(productName, { mostChars: MAX_PRODUCT_CHARS, or: 'product' }),
});

/** Asks an address whether it wants to be told. It says nothing of the conversation: whoever typed it in may have mistyped it. */
export function watchRequestMail(mail: ToCustomer): MailContent {
  const texts = changeTexts(mail.language);
  const { company, product } = namesOf(mail);
  return write(texts, {
    subject: texts.askSubject(product),
    blocks: [plain(texts.askText(product))],
    button: texts.askButton,
    link: mail.link,
    ending: texts.askEnding(mail.brandName, company, REMINDER_REQUEST_DAYS),
  });
}

/** Tells what has changed: of each question what the manual said, and what it says now. */
export function changeMail(mail: ChangeMail): MailContent {
  const texts = changeTexts(mail.language);
  const { company, product } = namesOf(mail);
  return write(texts, {
    subject: texts.subject(product),
    blocks: [plain(texts.text(product)), ...mail.answers.flatMap((answer) => blocksOf(answer, texts))],
    button: texts.stopButton,
    link: mail.link,
    ending: texts.ending(mail.brandName, company),
  });
}

/** Brings what a vendor wrote to all who asked to be told. */
export function noticeMail(mail: NoticeMail): MailContent {
  const texts = changeTexts(mail.language);
  const { company, product } = namesOf(mail);
  return write(texts, {
    subject: mail.subject,
    blocks: [
      plain(texts.noticeText(company, product)),
      ...mail.text.split(/\n{2,}/).map(plain),
      ...(mail.contact.length === 0 ? [] : [plain(`${texts.contact(company)}\n${mail.contact.join('\n')}`)]),
    ],
    button: texts.stopButton,
    link: mail.link,
    ending: texts.ending(mail.brandName, company),
  });
}

/** A part of a mail, as text and as HTML. */
type Block = { text: string; html: string };

const plain = (words: string): Block => ({
  text: words,
  html: `<p style="white-space:pre-line">${escapeHtml(words)}</p>`,
});

const quoted = (label: string, words: string, place: string): Block => ({
  text: [label, words, place].filter((line) => line !== '').join('\n'),
  html:
    `<p style="margin:0 0 4px;${SMALL}">${escapeHtml(label)}</p>` +
    `<p style="margin:0 0 16px;border-left:3px solid #85816f;padding-left:12px">${escapeHtml(words)}` +
    `${place === '' ? '' : `<br><span style="${SMALL}">${escapeHtml(place)}</span>`}</p>`,
});

function blocksOf({ question, changes }: ToldAnswer, texts: ChangeTexts): Block[] {
  const asked = question.replace(/\s+/g, ' ').trim().slice(0, MAX_QUESTION_CHARS);
  return [
    {
      text: `${texts.question} ${asked}`,
      html: `<p><b>${escapeHtml(texts.question)}</b> ${escapeHtml(asked)}</p>`,
    },
    ...changes.flatMap(({ before, now, heading, pageBefore, pageNow }) => [
      quoted(texts.before, oneLine(before), texts.place(heading, pageBefore)),
      now === null ? plain(texts.gone) : quoted(texts.now, oneLine(now), texts.place('', pageNow)),
    ]),
  ];
}

const oneLine = (words: string): string => words.replace(/\s+/g, ' ');

type Written = { subject: string; blocks: readonly Block[]; button: string; link: string; ending: string };

const write = (texts: ChangeTexts, { subject, blocks, button, link, ending }: Written): MailContent => ({
  subject,
  text: [...blocks.map(({ text }) => text), `${button}: ${link}`, ending].join('\n\n'),
  html: layout(
    subject,
    [
      ...blocks.map(({ html }) => html),
      linkButton(link, button),
      `<p style="${SMALL}">${escapeHtml(ending)}</p>`,
    ],
    texts.language,
  ),
});
