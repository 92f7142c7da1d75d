/** Words of the chatbot screens. */
import type { AddressResult, Chatbot, ChatbotSort } from '../../../contracts/chatbots.ts';
import { MAX_ADDRESSES_PER_CALL, MAX_LINK_MAILS_PER_DAY } from '../../../contracts/limits.ts';
import { countOf } from '../../lib/count.ts';
import { formatNumber } from '../../lib/format.ts';

export const texts = {
  status: { Active: 'Active', Inactive: 'Inactive' } satisfies Record<Chatbot['status'], string>,
  columns: {
    name: 'Chatbot Name',
    createdDate: 'Created Date',
    created: 'Created',
    customer: 'Customer',
    queries: 'Queries',
    status: 'Status',
    operations: 'Operations',
    actions: 'Actions',
  },
  cancel: 'Cancel',
  close: 'Close',
  noBots: 'No bots found',
  table: {
    caption: 'Chatbots',
    showAll: 'Show all chatbots',
    noneFound: (search: string) =>
      `No customer or product contains “${search}”, with the filters as they are.`,
    noneFiltered: 'No chatbot matches these filters.',
    chooseProduct: 'Choose a product',
    empty: 'Open a product and create a chatbot with a customer’s e-mail address.',
  },
  customers: {
    caption: 'Customers with a chatbot of this product',
    create: 'Create Chatbot',
    empty: 'Create a chatbot with a customer’s e-mail address, and this list starts here.',
  },
  queries: 'queries',
  queriesUsed: (used: number, limit: number) => `${used} of ${limit}`,
  conversation: (customer: string) => `Read the conversation of ${customer}`,
  viewChat: (customer: string) => `View the chat of ${customer}`,
  copyUrl: (customer: string) => `Copy URL for ${customer}`,
  urlCopied: 'Chatbot URL copied to clipboard!',
  resend: {
    label: (customer: string) => `Send the link to ${customer} again`,
    done: (customer: string) => `The link goes to ${customer} again.`,
  },
  limit: {
    label: (customer: string) => `Change the query limit of ${customer}`,
    title: 'How many questions may this customer ask?',
    description: (customer: string, used: number) => `${customer} has asked ${used} so far.`,
    questions: 'Questions in all',
    invalid: 'Enter a whole number from 1 to 100,000.',
    save: 'Save',
    done: (customer: string, limit: number) => `${customer} can ask ${limit} questions.`,
  },
  deletion: {
    label: (customer: string) => `Delete the chatbot of ${customer}`,
    question: 'Are you sure you want to delete this chatbot?',
    consequence: (customer: string, product: string) =>
      `The link of ${customer} to ${product} stops answering at once.`,
    verb: 'Delete Chatbot',
    done: (customer: string) => `The chatbot of ${customer} was deleted.`,
  },
  qr: {
    title: (customer: string) => `QR code for ${customer}`,
    picture: (url: string) => `QR code that leads to ${url}`,
    caption: (product: string) => `Ask about ${product}`,
    print: 'Print',
    download: 'Download SVG',
  },
  embed: {
    label: (customer: string) => `Show the chat of ${customer} on your website`,
    title: 'On your website',
    intro: 'Put this line into the pages that are to have the button, before </body>:',
    copy: 'Copy code',
    copied: 'The code was copied to the clipboard!',
    shared: (customer: string, used: number, limit: number) =>
      `Everyone who opens it there shares this one conversation, that of ${customer}, and its questions (${used} of ${limit} used). For a public site, make a chatbot of its own and raise its limit.`,
    address: 'Try an address of your site',
    addressHint: 'The page where the code will stand, such as https://www.company.com/help.',
    verdicts: {
      allowed: (origin: string) => `The chat is shown: ${origin} is one of your sites.`,
      unknown: (origin: string) =>
        `The button stays away and the browser refuses the chat: ${origin} is not one of the sites you have named. With and without www. are two sites.`,
    },
    noSites: 'You have not named a site yet, so browsers refuse the chat everywhere else.',
    sites: (origins: string) => `Sites you have named: ${origins}`,
    toSettings: 'Name your sites in the settings',
  },
  created: {
    title: (customer: string) => `Chatbot created for ${customer}`,
    copy: 'Copy link',
  },
  howMany: { label: 'How many customers', one: 'One customer', many: 'Several customers' },
  customerInformation: 'Customer Information',
  sendingEmail: 'Please wait while sending email',
  link: {
    email: 'Customer e-mail',
    hint: 'The link to the chatbot goes to this address.',
    placeholder: 'name@company.com',
    submit: 'Submit Order',
    busy: 'Sending...',
  },
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
    result: 'Result',
    link: 'Link',
    made: (chatbots: number, addresses: number) =>
      `${countOf(chatbots, 'chatbot')} created from ${countOf(addresses, 'address', 'addresses')}.`,
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
