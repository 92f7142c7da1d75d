import type { SignIn } from '../../../contracts/company/company-audit.ts';

/** Words of what happened in the own company. */
export const texts = {
  ownerOnly: 'Only the owner of your company sees what happened in it.',
  search: 'Search the trail',
  searchPlaceholder: 'Search who, or what it was done to',
  entries: {
    title: 'Audit trail',
    lede: 'What was deleted, erased or changed for everybody in your company, and what administrators did for it. Entries are kept for ever.',
    caption: 'Audit trail of your company',
    columns: { at: 'Time', action: 'Action', subject: 'What', actor: 'Who' },
    byToken: (name: string) => `${name} (access token)`,
    empty: 'No entries yet',
    emptyText: 'What you delete or change for everybody appears here.',
    noneFound: 'No entry found',
    emptyFiltered: 'Try another name.',
    showAll: 'Show all entries',
    export: { button: 'Save as CSV', busy: 'Saving...', done: 'The trail is saved.' },
  },
  signIns: {
    title: 'Sign-ins',
    lede: (days: number) =>
      `Who signed in within ${days} days; older ones are removed. Of an address the last part is left out.`,
    caption: 'Sign-ins of your company',
    columns: { at: 'Time', who: 'Who', network: 'Network', device: 'Device', factor: 'Proof' },
    factors: {
      password: 'Password',
      'app-code': 'Password and code',
      'recovery-code': 'Password and recovery code',
      'company-sign-in': 'Own provider',
    } satisfies Record<SignIn['factor'], string>,
    empty: 'No sign-ins yet',
    emptyText: 'The next one appears here.',
    export: { button: 'Save as CSV', busy: 'Saving...', done: 'The sign-ins are saved.' },
  },
} as const;
