/** Turns the conversation into plain text, for the people who take over. */
import type { Message } from '../../../../contracts/chat/messages.ts';
import { answerText } from '../answer/answer-text.ts';
import { questionText } from '../asking/question-text.ts';
import { texts } from '../shell/texts.ts';

/** Longest mail address; some mail programs cut longer ones. Encoded text can be nine times as long as typed. */
const MAX_MAIL_LINK_CHARS = 1900;

const verdictText = (feedback: 'works' | 'does-not-work'): string =>
  feedback === 'works' ? texts.feedback.works : texts.feedback.doesNotWork;

function messageText(message: Message): string {
  if (message.sender === 'user') return `${texts.yourQuestion}: ${questionText(message.content)}`;
  const verdict = message.feedback ? `[${verdictText(message.feedback)}]` : '';
  return [`${texts.answer.title}: ${answerText(message)}`, verdict].filter(Boolean).join('\n');
}

/** The text of questions, answers with their places, and verdicts. */
export const conversationText = (messages: readonly Message[]): string =>
  messages.map(messageText).join('\n\n');

/**
 * The `mailto:` address of a mail with the end of the conversation: as many of the newest messages as fit, and at least
 * the beginning of the newest. The mail says if something was left out.
 */
export function mailLink(email: string, subject: string, messages: readonly Message[]): string {
  const link = (body: string) => `mailto:${email}?subject=${encoded(subject)}&body=${encoded(body)}`;
  const fits = (body: string) => link(body).length <= MAX_MAIL_LINK_CHARS;
  const whole = conversationText(messages);
  if (fits(whole)) return link(whole);
  for (let from = 1; from < messages.length; from += 1) {
    const body = `${texts.contact.leftOut}\n\n${conversationText(messages.slice(from))}`;
    if (fits(body)) return link(body);
  }
  return link(beginning(conversationText(messages.slice(-1)), fits));
}

/** Encodes text with the line ends of mails. Halves of characters, which addresses can't hold, are left out. */
const encoded = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '').replace(/\n/g, '\r\n'));

/** As much of the beginning of `text` as fits, cut between characters, with an ellipsis. */
function beginning(text: string, fits: (body: string) => boolean): string {
  const characters = Array.from(text);
  const bodyOf = (count: number) => `${texts.contact.leftOut}\n\n${characters.slice(0, count).join('')} …`;
  let [least, most] = [0, characters.length];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (fits(bodyOf(middle))) least = middle;
    else most = middle - 1;
  }
  return bodyOf(least);
}
