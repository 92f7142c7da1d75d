/** Words of the chatbot screens that are more than a label of one place. */
import type { AddressResult, Chatbot, ChatbotSort } from '../../../contracts/chatbots.ts';
import { MAX_ADDRESSES_PER_CALL, MAX_LINK_MAILS_PER_DAY } from '../../../contracts/limits.ts';
import { formatNumber } from '../../lib/format.ts';

export const texts = {
  mail: {
    queued: 'E-mail not sent yet',
    sent: 'E-mail sent',
    failed: 'E-mail failed, send it again',
  } satisfies Record<Chatbot['mail'], string>,
  filters: {
    search: 'Search chatbots by customer or product',
    searchPlaceholder: 'Search customers and products',
    status: 'Status',
    allStatuses: 'All statuses',
    mail: 'E-mail',
    allMails: 'All e-mails',
    mails: { queued: 'Not sent yet', sent: 'Sent', failed: 'Failed' } satisfies Record<
      Chatbot['mail'],
      string
    >,
    product: 'Product',
    allProducts: 'All products',
    order: 'Order',
  },
  orders: [
    { sort: 'created', order: 'desc', label: 'Newest first' },
    { sort: 'created', order: 'asc', label: 'Oldest first' },
    { sort: 'customer', order: 'asc', label: 'Customer, A to Z' },
    { sort: 'customer', order: 'desc', label: 'Customer, Z to A' },
    { sort: 'product', order: 'asc', label: 'Product, A to Z' },
    { sort: 'product', order: 'desc', label: 'Product, Z to A' },
    { sort: 'queries', order: 'desc', label: 'Most queries first' },
    { sort: 'queries', order: 'asc', label: 'Fewest queries first' },
  ] as const satisfies readonly { sort: ChatbotSort; order: 'asc' | 'desc'; label: string }[],
  export: {
    button: 'Export CSV',
    busy: 'Exporting...',
    done: 'The chatbots were saved as a CSV file.',
  },
  list: {
    addresses: 'Customer e-mails',
    placeholder: 'name@company.com\nname@other.com',
    hint: `One address in each line, or a list from a spreadsheet. At most ${MAX_ADDRESSES_PER_CALL} at once.`,
    file: 'Addresses from a file',
    fileHint: 'CSV or text file. Its addresses are added to the list above, where you can look at them.',
    filePrompt: 'Drop a CSV file here, or',
    tooLarge: 'This file is larger than 1 MB. Please split it.',
    noAddresses: 'There is no e-mail address in this file.',
    unreadable: 'This file can’t be read. Please choose another one.',
    none: 'Enter at least one address.',
    tooMany: (count: number) =>
      `These are ${formatNumber(count)} addresses. At most ${MAX_ADDRESSES_PER_CALL} can be sent at once.`,
    submit: (count: number) => (count > 1 ? `Create ${formatNumber(count)} Chatbots` : 'Create Chatbots'),
    busy: 'Creating...',
    status: 'Please wait while sending email',
    resultsTitle: 'What became of each address',
    resultsCaption: 'Addresses with their outcome',
    toCorrect: 'Addresses that were not taken stay in the field above, to be corrected and sent again.',
    save: 'Save results as CSV',
    copyAll: 'Copy all links',
    copied: 'The links were copied to the clipboard!',
  },
  outcomes: {
    created: 'Created, e-mail on its way',
    exists: 'Already there',
    invalid: 'Not an e-mail address',
    limit: `Limit of ${formatNumber(MAX_LINK_MAILS_PER_DAY)} e-mails a day reached`,
  } satisfies Record<AddressResult['outcome'], string>,
  leave: {
    question: 'Leave without sending?',
    consequence: 'What you entered is not kept.',
  },
};
