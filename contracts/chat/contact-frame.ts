/**
 * What a page with a contact form, the script on it and the frame of ours beneath its field share. They are apart from the schemas, so
 * that the script on other sites stays at a few kilobytes.
 */

/** Address of the script for pages with a contact form. */
export const CONTACT_SCRIPT_PATH = '/contact.js';

/** Address of the script of the frame. */
export const CONTACT_FRAME_SCRIPT_PATH = '/contact-frame.js';

const CONTACT = '/contact';

/** Address of the contact form of a link, or of something of it. */
export const contactPath = (uniqueId: string, part = ''): string =>
  `${CONTACT}/${uniqueId}${part === '' ? '' : `/${part}`}`;

/** Query parameter of a form in a frame of another site: `?framed`. */
export const FRAMED_PARAM = 'framed';

/** Query parameter of a form that somebody of the company tries: `?trial`. Nothing is counted and nothing is sent. */
export const TRIAL_PARAM = 'trial';

/** Names of the fields that the script adds to a form which is sent all the same. */
export const CONTACT_FIELDS = {
  question: 'manualist_question',
  answer: 'manualist_answer',
  page: 'manualist_page',
} as const;

/** What was asked and answered, as plain text, and the address of the page cited first; that is empty where none was. */
export type ContactSaid = Record<keyof typeof CONTACT_FIELDS, string>;

/** How a form in a frame stands: something is to be read first, nothing is, the customer said that it helped. */
export type ContactState = 'answered' | 'unanswered' | 'helped';

/** Messages of the page to the frame: ask this; the form was sent by a button of its own. */
export type ToContactFrame = { manualist: 'ask'; message: string } | { manualist: 'sent' };

/** Messages of the frame to the page. Only `answered` carries words. */
export type FromContactFrame =
  | { manualist: 'ready' }
  | { manualist: 'height'; px: number }
  | { manualist: 'answered'; said: ContactSaid }
  | { manualist: 'unanswered' }
  | { manualist: 'helped' }
  | { manualist: 'send' };
