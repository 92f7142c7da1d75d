import { auditActionTexts } from '../../../contracts/admin/audit-action-texts.ts';
import { countOf } from '../../lib/text/count.ts';
import { formatNumber } from '../../lib/text/format.ts';

function heldBefore(entries: number): string {
  if (entries === 0) return '';
  return entries === 1
    ? ' The one before it is as it was written.'
    : ` The ${formatNumber(entries)} before it are as they were written.`;
}

/** Words of the audit trail. */
export const texts = {
  title: 'Audit Trail',
  lede: 'What administrators did, and whatever was deleted or erased. Each entry is sealed with the one before it: the check shows whether one was changed or left out.',
  actions: auditActionTexts,
  search: 'Search entries',
  searchPlaceholder: 'Search who, or what it was done to',
  action: 'Action',
  allActions: 'All actions',
  empty: 'No entries yet',
  emptyText: 'What you approve, change or delete from now on appears here.',
  noneFound: 'No entry found',
  emptyFiltered: 'Try another name or action.',
  showAll: 'Show all entries',
  onlyOf: 'Only the entries of one client.',
  by: 'By',
  byToken: (name: string) => `${name} (access token)`,
  who: 'Who',
  token: 'Access token',
  number: 'Entry',
  company: 'Client',
  installation: 'The installation',
  seal: 'Seal',
  changes: 'Before and after',
  field: 'What',
  before: 'Before',
  after: 'After',
  nothing: '–',
  check: {
    button: 'Check the Trail',
    busy: 'Checking...',
    whole: (entries: number) =>
      entries === 1
        ? 'The only entry is there, as it was written.'
        : `All ${countOf(entries, 'entry', 'entries')} are there, as they were written.`,
    none: 'There is no entry yet.',
    /** @param before number of entries before it */
    broken: (entry: number, before: number) =>
      `Entry ${formatNumber(entry)} is missing or was changed.${heldBefore(before)}`,
    head: 'Seal of the last entry',
    headText: 'Keep it elsewhere: with it anybody can prove a later loss.',
    copy: 'Copy Seal',
    copied: 'Seal copied to clipboard!',
  },
  export: { button: 'Save as File', busy: 'Saving...', done: 'The audit trail is saved.' },
  ofClient: { title: 'Audit Trail', all: 'Show all', none: 'Nothing yet.' },
} as const;
