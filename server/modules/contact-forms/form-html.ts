/** The pages of a contact form, one for each step of the customer. */
import type { ContactState } from '../../../contracts/chat/contact-frame.ts';
import type { Message } from '../../../contracts/chat/messages.ts';
import { MAX_CONTACT_MESSAGE_CHARS } from '../../../contracts/plans/limits.ts';
import { escapeHtml } from '../../lib/escape-html.ts';
import type { LinkRow } from '../chat/chat.repository.ts';
import { answerHtml } from './answer-html.ts';
import { answerWords } from './answer-words.ts';
import { hidden, type Page, paragraph, type View } from './page-html.ts';

/** Name of the field that only programs fill in. */
export const TRAP_FIELD = 'website';

/** What was filled in so far. `email` is missing in a frame, where the form around it asks for it. */
export type Filled = { message: string; email: string | undefined; key: string };

/** Of whom and where the form is. */
export type FormPlace = {
  link: Pick<LinkRow, 'productName' | 'company'>;
  /** Address of a part of the form; '' is the form itself. */
  to: (part: '' | 'helped' | 'send') => string;
};

/** The form. @param wrong names of fields that have to be corrected */
export function formPage(
  { texts }: View,
  { link, to }: FormPlace,
  filled: Filled,
  wrong: readonly string[],
): Page {
  const company = link.company.name;
  const fault = (field: 'message' | 'email', text: string) =>
    wrong.includes(field)
      ? {
          states: ` aria-invalid="true" aria-describedby="${field}-wrong"`,
          html: `<p class="wrong" id="${field}-wrong">${escapeHtml(text)}</p>`,
        }
      : { states: field === 'email' ? ' aria-describedby="email-hint"' : '', html: '' };
  const message = fault('message', texts.wrongMessage(MAX_CONTACT_MESSAGE_CHARS));
  const email = fault('email', texts.wrongEmail);
  const html = `${paragraph(texts.about(link.productName), 'quiet')}
${paragraph(texts.intro(company))}
<form method="post" action="${escapeHtml(to(''))}">
${hidden({ key: filled.key })}
<label for="message">${escapeHtml(texts.message)}</label>
<textarea id="message" name="message" rows="6" maxlength="${MAX_CONTACT_MESSAGE_CHARS}" required${message.states}>${escapeHtml(filled.message)}</textarea>${message.html}
<label for="email">${escapeHtml(texts.email)}</label>
<input id="email" name="email" type="email" maxlength="254" required autocomplete="email" value="${escapeHtml(filled.email ?? '')}"${email.states} />${email.html}
<p class="quiet" id="email-hint">${escapeHtml(texts.emailHint(company))}</p>
<div class="trap" aria-hidden="true"><label for="${TRAP_FIELD}">${escapeHtml(texts.leaveEmpty)}</label><input id="${TRAP_FIELD}" name="${TRAP_FIELD}" tabindex="-1" autocomplete="off" /></div>
<button type="submit">${escapeHtml(texts.ask)}</button>
</form>`;
  return { title: texts.title(company), html };
}

/** What the manual says, with the choice to leave it at that or to send the message. */
export function answeredPage({ texts }: View, place: FormPlace, filled: Filled, answer: Message): Page {
  const { link, to } = place;
  const sending = { ...filled, answer: answer._id };
  const html = [
    yourMessage(texts.yourMessage, filled),
    answerHtml(texts, link.company.name, answer),
    `<p id="choice">${escapeHtml(texts.didItHelp)}</p>`,
    '<div class="acts">',
    formHtml(to('helped'), sending, texts.helped, 'helped'),
    formHtml(to('send'), sending, texts.send, 'send'),
    '</div>',
  ].join('\n');
  return { title: texts.title(link.company.name), html, data: dataOf('answered', answer) };
}

/** Asks which variant the customer has, or sends the message without an answer. */
export function variantsPage(
  { texts }: View,
  { link, to }: FormPlace,
  filled: Filled,
  answer: Message,
): Page {
  const buttons = (answer.variants ?? []).map(
    ({ name }) =>
      `<button class="quiet-button" name="variant" value="${escapeHtml(name)}">${escapeHtml(name)}</button>`,
  );
  const html = [
    yourMessage(texts.yourMessage, filled),
    `<h2 id="answer" tabindex="-1">${escapeHtml(texts.whichVariant)}</h2>`,
    `<form method="post" action="${escapeHtml(to(''))}" data-does="choose">${hidden(filled)}<div class="acts">${buttons.join('')}</div></form>`,
    `<div class="acts">${formHtml(to('send'), { ...filled, answer: answer._id }, texts.send, 'send')}</div>`,
  ].join('\n');
  return { title: texts.title(link.company.name), html, data: dataOf('answered', answer) };
}

/** Nothing was sent; the message can be after all. */
export function helpedPage({ texts }: View, { to }: FormPlace, filled: Filled, answerId: string): Page {
  const html = `<div role="status">${paragraph(texts.nothingSent)}</div>
<div class="acts">${formHtml(to('send'), { ...filled, answer: answerId }, texts.sendAfterAll, 'send')}</div>`;
  const state: ContactState = 'helped';
  return { title: texts.thanks, html, data: { state, answer: answerId } };
}

/** The message is on its way. @param wasAnswered whether something was shown before */
export function sentPage(
  { texts, isTrial }: View,
  { link }: FormPlace,
  email: string,
  wasAnswered: boolean,
): Page {
  const html = [
    isTrial ? paragraph(texts.trialSent) : paragraph(texts.sent(link.company.name, email)),
    wasAnswered ? '' : paragraph(texts.notAnswered, 'quiet'),
  ].join('\n');
  return { title: texts.sentTitle, html: `<div role="status">${html}</div>` };
}

/** In a frame: there is nothing to read first. */
export const unansweredPage = ({ texts }: View): Page => ({
  title: texts.answer,
  html: '',
  data: { state: 'unanswered' satisfies ContactState },
});

/** Too many messages today: the company itself is named, and the message is kept in the page. */
export function tooManyPage({ texts }: View, { link }: FormPlace, { message }: Filled): Page {
  const html = `<div role="alert">${paragraph(texts.tooMany(link.company.name))}</div>
${contactHtml(link)}
${yourMessage(texts.yourMessage, { message, email: undefined, key: '' }, true)}`;
  return { title: texts.tooManyTitle, html };
}

/** The company is suspended: as in the chat, its own contact is all there is. */
export const closedPage = ({ texts }: View, { link }: FormPlace): Page => ({
  title: texts.closedTitle,
  html: `${paragraph(texts.closed(link.company.name))}\n${contactHtml(link)}`,
  data: { state: 'unanswered' satisfies ContactState },
});

/** There is no such form. */
export const missingPage = ({ texts }: View): Page => ({
  title: texts.missingTitle,
  html: paragraph(texts.missing),
  data: { state: 'unanswered' satisfies ContactState },
});

function contactHtml({ company: { email, contact } }: FormPlace['link']): string {
  const lines = [
    ...(email === '' ? [] : [`<a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a>`]),
    ...(contact === '' ? [] : [escapeHtml(contact)]),
  ];
  return lines.length === 0 ? '' : `<p>${lines.join('<br />')}</p>`;
}

/** In a frame the message stands in the form around it. */
const yourMessage = (heading: string, { message, email }: Filled, isAlways = false): string =>
  email === undefined && !isAlways
    ? ''
    : `<h2>${escapeHtml(heading)}</h2>\n<blockquote class="text">${escapeHtml(message)}</blockquote>`;

const formHtml = (
  action: string,
  fields: Filled & { answer: string },
  label: string,
  does: 'helped' | 'send',
) =>
  `<form method="post" action="${escapeHtml(action)}" data-does="${does}">${hidden(fields)}<button type="submit"${does === 'send' ? ' class="quiet-button"' : ''}>${escapeHtml(label)}</button></form>`;

/** What the script of the frame tells the page around it. */
const dataOf = (state: ContactState, answer: Message): Record<string, string> => ({
  state,
  answer: answer._id,
  said: answerWords(answer),
  page: answer.citations?.[0]?.url ?? '',
});
