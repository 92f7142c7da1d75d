/** Words of controls that all screens share. */
import { formatNumber } from '../../lib/text/format.ts';
import type { Spoken } from '../../lib/text/spoken.ts';

const english = {
  contents: 'Contents',
  closeContents: 'Close contents',
  logout: 'Logout',
  skip: 'Skip to content',
  pages: 'Pages',
  rows: (first: number, last: number, total: number) =>
    `${formatNumber(first)} to ${formatNumber(last)} of ${formatNumber(total)}`,
  page: (page: number) => `Page ${page}`,
  place: (page: number) => `p. ${page}`,
  places: (first: number, last: number) => `p. ${first}–${last}`,
  /** Text at the foot of a cover. */
  pagesInAll: (pages: number) => `${pages} pp.`,
  account: 'Your account',
  support: 'Questions? Write to ',
  breadcrumb: 'Breadcrumb',
  leave: 'Leave',
  unsaved: {
    question: 'Leave without saving?',
    consequence: 'What you entered on this page is not kept.',
  },
  brokenVideo: 'Failed to load videos. Please try again.',
  playFrom: (site: string) => `Play from ${site}`,
  captions: 'Captions',
  noCaptions: (title: string) => `${title} (no captions)`,
  loadingTable: (caption: string) => `${caption}: loading`,
  tryAgain: 'Try Again',
  errorLoading: 'Error Loading Data',
  loading: 'Loading...',
  note: 'Note',
  more: 'More',
  close: 'Close',
  messages: (key: string) => `Messages (${key})`,
  reachAction: (key: string, action: string) => `Press ${key} to go to “${action}”.`,
  cancel: 'Cancel',
  heldDialog: 'Escape does not close this, only its button does.',
  save: 'Save',
  saveChanges: 'Save Changes',
  saving: 'Saving...',
  deleting: 'Deleting...',
  optional: 'optional',
  sending: 'Sending',
  sendingFile: 'Sending the file',
  copyRefused: 'The browser did not allow copying. Mark the text and copy it yourself.',
  passwordHint: 'At least 8 characters',
  hidePassword: 'Hide password',
  showPassword: 'Show password',
  darkMode: 'Dark mode',
  lightMode: 'Light mode',
  notice: { error: 'ERROR', danger: 'DANGER', caution: 'CAUTION', success: 'DONE', info: 'NOTE' },
  file: {
    choose: 'choose a file',
    another: 'Choose another',
    chosen: (name: string, size: string) => `Chosen: ${name}, ${size}`,
  },
} as const;

/** Words of controls that are also in the customer's chat, which has several languages. */
export type ControlTexts = Spoken<
  Pick<
    typeof english,
    | 'place'
    | 'places'
    | 'tryAgain'
    | 'errorLoading'
    | 'close'
    | 'copyRefused'
    | 'brokenVideo'
    | 'playFrom'
    | 'captions'
    | 'noCaptions'
    | 'notice'
  >
>;

/** The words in the current language. Read them when something is shown, never before. */
export let texts: Omit<typeof english, keyof ControlTexts> & ControlTexts = english;

/** Sets the words of a chat's controls; to be called before anything is shown. */
export function speakControls(words: ControlTexts): void {
  texts = { ...english, ...words };
}
