import { CLOSING_UNDO_DAYS } from '../../../../contracts/company/closing.ts';
import type { SiteTexts } from './site-texts.ts';

export const english: SiteTexts = {
  language: 'en',
  languageName: 'English',
  pages: {
    guide: 'Documentation',
    changelog: 'Changelog',
    status: 'Status',
    security: 'Security',
    terms: 'Terms',
    privacy: 'Privacy',
    imprint: 'Imprint',
  },
  skip: 'Skip to the text',
  home: 'Home',
  login: 'Login',
  dashboard: 'Dashboard',
  theme: 'Light or dark',
  languages: 'Language',
  englishOnly: '',
  draft:
    'This text is a draft. Whoever runs this installation has not filled in or not checked it yet, so it binds nobody.',
  missing: 'not filled in yet',
  guide: {
    search: 'Search the documentation',
    searchButton: 'Search',
    results: (count, words) => `${count} ${count === 1 ? 'place' : 'places'} for “${words}”`,
    nothing: (words) => `Nothing found for “${words}”. Try a single word, or look through the chapters.`,
    vendors: 'For companies',
    hosts: 'For those who run it',
    api: 'Description of all calls',
    notFound: 'There is no such chapter.',
  },
  status: {
    allWell: 'Everything works',
    notAllWell: 'Not everything works',
    lede: 'What the program finds when it looks at itself: its database, its queues and its models. Nobody edits this page, and it keeps no history.',
    checkedAt: (time) => `Looked at ${time} UTC, at most every half minute.`,
    checks: {
      database: 'Answers and screens',
      files: 'Uploads',
      reading: 'Reading manuals',
      mails: 'Mails',
      meaning: 'Questions in other words and languages',
      maintenance: 'Daily maintenance',
    },
    states: {
      works: 'Works',
      slow: 'Works, later than usual',
      fails: 'Does not work',
      off: 'Not set up here',
    },
  },
  imprint: {
    name: 'Provider',
    address: 'Address',
    email: 'E-mail',
    phone: 'Phone',
    representative: 'Represented by',
    register: 'Register entry',
    taxId: 'VAT number',
  },
  security: {
    lede: 'What protects companies and their customers here, and what does not. What depends on this installation is read from its settings.',
    paragraphs: [
      {
        heading: 'Companies are kept apart',
        text: 'Every row of a company carries the company in its key, and every query names it. What belongs to another company is answered exactly like what does not exist; automatic tests try this call by call.',
      },
      {
        heading: 'Customers reach one chat',
        text: 'A customer’s link holds 192 random bits and opens one chat of one product. Customers have no account and leave no password.',
      },
      {
        heading: 'Signing in',
        text: 'Passwords are stored as Argon2id hashes only; the most frequently leaked ones are refused. Every account can turn on a second step. Wrong guesses are slowed down for each account and each address. Nobody can sign in as somebody else.',
      },
      {
        heading: 'Uploaded files',
        text: 'Manuals and pictures are opened in a separate process with limits on time and memory. No scanner looks for viruses.',
      },
      {
        heading: 'Erasing',
        text: `A conversation or a customer is erased at once when a company says so, with a receipt. A company that is closed can be reached by nobody at once, and is erased as a whole ${CLOSING_UNDO_DAYS} days later. Backups made before keep it until they are thrown away.`,
      },
      {
        heading: 'Logs and audit trail',
        text: 'Logs hold no questions, names, addresses or links, but the network address of sign-ins and refused calls. What administrators do, and what destroys data, is kept in a sealed audit trail.',
      },
      {
        heading: 'What browsers load',
        text: 'Pages load nothing from other sites, except videos that a company links to. There are no cookies, no trackers and no advertisements.',
      },
      {
        heading: 'What the program does not do',
        text: 'It does not encrypt the disk and does not speak TLS itself: both are left to whoever runs it. It holds no certificate such as ISO 27001 or SOC 2.',
      },
    ],
    storedTitle: 'What is stored where',
    stored: {
      database: {
        embedded: 'Accounts, questions, answers and the text of manuals: in a database on this server.',
        server:
          'Accounts, questions, answers and the text of manuals: in the operator’s PostgreSQL database.',
      },
      files: {
        folder: 'Manuals and pictures as files: on this server. Photos that customers send are not kept.',
        bucket:
          'Manuals and pictures as files: in the operator’s object store. Photos that customers send are not kept.',
      },
      conversations: (days) =>
        days === null
          ? 'Conversations are kept until the company erases them, or as long as it has chosen.'
          : `Conversations are erased after ${days} days, or earlier where the company has chosen so.`,
    },
    subprocessorsTitle: 'Sub-processors',
    noSubprocessors:
      'None. Questions are answered on this server; no language model and no other service is asked.',
    subprocessors: {
      mail: 'A mail server delivers mails: it sees the recipient’s address and the mail.',
      files: 'An object store keeps manuals and pictures.',
      model:
        'A language model that the operator connected words answers: it is sent the question, the questions before it and at most five passages, never a name or an address.',
      vision:
        'A model for photos, also connected by the operator, describes customers’ photos that match no error image.',
    },
    reportTitle: 'Report a weakness',
    report: (address) =>
      address === null
        ? 'Write to whoever runs this installation.'
        : `Write to ${address}. Please leave time to mend it before you publish it.`,
  },
};
