/** Words of the check of a product's manuals. What findings are called stands in the contract, for the report says it too. */
import { countOf } from '../../lib/text/count.ts';
import { formatDate, formatNumber } from '../../lib/text/format.ts';

export const texts = {
  lede: 'What in your manuals keeps customers from an answer. Each line names the page: mend it in the manual and upload the new version, or dismiss what is meant to be so.',
  report: {
    button: 'PDF report',
    busy: 'Writing the report...',
    done: 'The report is downloaded.',
    file: 'manual-check.pdf',
  },
  noManual: 'No manual to check',
  noManualText: 'Add the manual of this product. It is checked as soon as it is read.',
  toManuals: 'View Manuals',
  unread: 'No version of this manual answers yet. It is checked as soon as it is read.',
  waiting: 'This manual is being checked. That takes a few seconds.',
  checked: (at: string | null) => `Checked on ${formatDate(at)}`,
  pages: {
    title: 'Pages',
    read: (read: number, pages: number) =>
      read === pages
        ? `The text of all ${countOf(pages, 'page')} was read.`
        : `The text of ${formatNumber(read)} of ${countOf(pages, 'page')} was read.`,
    open: (page: number) => `Open page ${page}`,
    all: (pages: number) => `Show All ${formatNumber(pages)} Pages`,
  },
  nothing: 'Nothing found',
  nothingText: (pages: number | null, kinds: number) =>
    `${pages === null ? 'The whole manual' : countOf(pages, 'page')} checked for ${kinds} things that keep customers from an answer. Whether what the manual says is right, no check can tell.`,
  allDismissed: 'Everything that was found is dismissed.',
  group: (title: string, total: number) => `${title} (${formatNumber(total)})`,
  more: (listed: number, total: number) =>
    `The first ${formatNumber(listed)} of ${formatNumber(total)}. Mend these and upload the manual again to see the others.`,
  dismissed: (count: number) => `${formatNumber(count)} dismissed`,
  dismiss: 'Dismiss',
  bringBack: 'Bring Back',
  /** The label of a button with the finding that it is about. */
  of: (label: string, about: string) => `${label}: ${about}`,
  isDismissed: 'Dismissed. It stays so when you upload a new version.',
  isBack: 'The finding is listed again.',
} as const;
