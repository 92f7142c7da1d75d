/** Words of the installation's settings. */
import { countOf } from '../../lib/count.ts';

const WHEN =
  'The daily maintenance erases that for good, the first time within a day, and from then on whatever gets that old.';

function touched(conversations: number): string {
  if (conversations === 0) return 'No conversation is that old now.';
  return `${countOf(conversations, 'conversation has', 'conversations have')} messages that old now.`;
}

export const texts = {
  title: 'Settings',
  lede: 'The settings below come from the environment the program was started in. They are shown as they are in force; a change there counts from the next start.',
  setting: 'Setting',
  value: 'Value',
  variable: 'Variable',
  general: 'General',
  brandName: 'Brand name',
  publicUrl: 'Address of the product',
  supportEmail: 'Support address',
  approves: 'New accounts',
  approvesAtOnce: 'May work at once',
  approvesByHand: 'Wait for approval',
  mail: 'Mail',
  mailServer: 'Mail server',
  mailFrom: 'Sender',
  noMail: 'None: mails stay in the outbox',
  testMail: 'Send test mail',
  testingMail: 'Sending...',
  mailWorks: (address: string, ms: string) => `The mail server took a mail to ${address} after ${ms} ms.`,
  mailFails: (reason: string) => `The mail could not be sent: ${reason}`,
  model: 'Language model',
  modelServer: 'Server',
  modelName: 'Model',
  modelKey: 'Key',
  keySet: 'Set',
  keyMissing: 'None',
  noModel: 'None: answers are the manual’s own words',
  testModel: 'Test connection',
  testingModel: 'Asking...',
  modelWorks: (said: string, ms: string) => `The model answered after ${ms} ms: "${said}"`,
  modelFails: (reason: string) => `The model did not answer: ${reason}`,
  data: 'Data',
  database: 'Database',
  databases: { embedded: 'Embedded', server: 'PostgreSQL server' },
  files: 'Files',
  stores: { folder: 'Folder of the data', bucket: 'S3 bucket' },
  notSet: 'Not set',
  retention: {
    title: 'Retention',
    lede: 'How long the conversations of all companies with their customers are kept. Links go on answering, and the daily figures stay.',
    label: 'Keep conversations',
    forEver: 'For ever',
    days: (days: number) => countOf(days, 'day'),
    change: 'Change',
    counting: 'Counting...',
    question: (days: number) => `Erase what is older than ${countOf(days, 'day')}?`,
    questionLonger: (days: number) => `Keep conversations for ${countOf(days, 'day')}?`,
    questionForEver: 'Keep conversations for ever?',
    consequence: (conversations: number) => `${touched(conversations)} ${WHEN}`,
    consequenceLonger: 'Nothing is erased before that age. What is erased already does not come back.',
    consequenceForEver: 'Nothing is erased by age any more. What is erased already does not come back.',
    verb: 'Erase what is older',
    verbLonger: (days: number) => `Keep for ${countOf(days, 'day')}`,
    verbForEver: 'Keep for ever',
    saving: 'Changing...',
    done: (days: number) => `Conversations are kept for ${countOf(days, 'day')}.`,
    doneForEver: 'Conversations are kept for ever.',
  },
} as const;
