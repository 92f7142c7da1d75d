/** Words of controls that every screen shares. */
import { formatNumber } from '../lib/format.ts';

export const texts = {
  contents: 'Contents',
  closeContents: 'Close contents',
  logout: 'Logout',
  skip: 'Skip to content',
  pages: 'Pages',
  rows: (first: number, last: number, total: number) =>
    `${formatNumber(first)} to ${formatNumber(last)} of ${formatNumber(total)}`,
  page: (page: number) => `Page ${page}`,
  tryAgain: 'Try Again',
  errorLoading: 'Error Loading Data',
  loading: 'Loading...',
  note: 'Note',
  close: 'Close',
  cancel: 'Cancel',
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
