import { countOf } from '../../lib/text/count.ts';

/** Words of the screen with what new versions change of answers, and notices of it. */
export const texts = {
  lede: 'Each new version of a manual is compared with the answers that customers were given before. Who left an address for that is mailed by itself where the version plainly says something else.',
  versions: 'New versions',
  noVersions: 'No new version yet',
  noVersionsText:
    'When you upload a new version of a manual, this says which answers it changes, and for how many customers.',
  heading: (title: string, version: number, day: string) => `${title}, version ${version} of ${day}`,
  comparing: 'It is being compared with the answers.',
  unchanged: (answers: number) =>
    answers === 0
      ? 'No answer stood on the version before.'
      : `None of ${countOf(answers, 'answer')} stands on passages that this version changes.`,
  changed: (answers: number, customers: number) =>
    `${countOf(answers, 'answer')} given to ${countOf(customers, 'customer')} ${answers === 1 ? 'stands' : 'stand'} on passages that this version changes.`,
  doubtful: (answers: number) =>
    `Of these, ${countOf(answers, 'answer')} may only be worded or read otherwise. Nobody is mailed of ${answers === 1 ? 'it' : 'them'} by itself: look, and send a notice where it matters.`,
  show: 'Show Answers',
  hide: 'Hide Answers',
  look: 'Look at it',
  told: (addresses: number) => `${countOf(addresses, 'address', 'addresses')} told`,
  newer: 'Newer',
  older: 'Older',
  pageOf: (page: string, pages: string) => `Page ${page} of ${pages}`,
  before: 'Before',
  now: 'Now',
  gone: 'The version no longer says this.',
  place: (heading: string, page: string | null) =>
    [heading, page === null ? '' : `p. ${page}`].filter((part) => part !== '').join(', '),
  notices: 'Notices',
  noticesLede: (people: number) =>
    `${countOf(people, 'address', 'addresses')} of customers confirmed that they want to be told of changes and safety notices of this product.`,
  nobody: 'Nobody has asked to be told yet',
  nobodyText:
    'Below each answer, the chat offers to tell of changes. Notices go to those who leave an address there and confirm it.',
  write: 'Write Notice',
  writeText:
    'For a recall, or for what is dangerous to do as the manual said before. It goes to all of them.',
  subject: 'Subject',
  subjectHint: 'One line. Say what the product is and what is to be done.',
  text: 'Text',
  textHint:
    'Without links and addresses: the mail shows your contact details below. It begins with your name and the product, and ends with a button that stops such mails.',
  preview: 'Look at the Mail',
  previewTitle: (people: number) => `Send this to ${countOf(people, 'address', 'addresses')}?`,
  previewText:
    'It cannot be taken back. Around your words, the mail speaks the language of each customer’s chat.',
  back: 'Back',
  send: (people: number) => `Send to ${countOf(people, 'address', 'addresses')}`,
  sending: 'Sending...',
  sent: 'The notice is on its way.',
  none: 'No notice yet',
  noneText: 'What you send is listed here, with how many have it.',
  caption: 'Notices that were sent',
  columns: { notice: 'Notice', day: 'Sent on', people: 'People', progress: 'Progress' },
  progress: {
    sent: (mails: number) => `${mails} sent`,
    queued: (mails: number) => `${mails} on the way`,
    waiting: (mails: number) => `${mails} wait for the mails of another day`,
    refused: (mails: number) => `${mails} came back: no such address`,
    failed: (mails: number) => `${mails} failed`,
    ended: (mails: number) => `${mails} ended it before`,
  },
} as const;
