/** Words of a customer's conversation as its company reads it. */
import { countOf } from '../../lib/text/count.ts';
import { formatNumber } from '../../lib/text/format.ts';

export const texts = {
  loading: 'Loading the conversation...',
  missing: 'Chatbot not found...',
  missingText: 'It was deleted, or it belongs to somebody else.',
  chat: 'Open the chat',
  figures: {
    asked: 'Questions',
    answered: 'Answered',
    works: 'Customer: works',
    doesNotWork: 'Customer: does not work',
  },
  transcript: 'Transcript',
  newest: (shown: number) => `The newest ${shown} messages. The file holds all.`,
  customer: 'Customer',
  atPlace: (place: string) => `at ${place}`,
  ofMachine: (serial: string) => `machine ${serial}`,
  further: 'Next thing to try',
  works: 'Customer: works',
  doesNotWork: 'Customer: does not work',
  made: {
    engine: (version: string) => `Engine ${version}`,
    model: (name: string) => `language model ${name}`,
    manual: (title: string, version: number) => `“${title}” version ${formatNumber(version)}`,
  },
  empty: 'Nothing asked yet',
  emptyText: 'As soon as the customer asks something, it stands here with the answer.',
  export: { button: 'Export CSV', busy: 'Exporting...', done: 'The conversation is saved as CSV file.' },
  erase: {
    title: 'Erase',
    text: 'What is erased can’t be brought back. Figures without words, such as questions per day, are kept.',
    conversation: 'Erase Conversation',
    conversationQuestion: 'Are you sure you want to erase this conversation?',
    conversationConsequence: (questions: string) =>
      `${questions} and their answers go for good. The link goes on answering.`,
    conversationDone: (questions: string) => `${questions} erased.`,
    customer: 'Erase Customer',
    customerQuestion: (email: string) => `Are you sure you want to erase ${email}?`,
    customerConsequence:
      'All their links to all your products stop answering, and their conversations and the mails to them go for good. Corrections that you wrote stay.',
    busy: 'Erasing...',
  },
  receipt: {
    title: 'Customer erased',
    text: 'For the customer who asked for it:',
    copy: 'Copy Receipt',
    copied: 'Receipt copied to clipboard!',
    back: 'All chatbots',
    of: (email: string, chatbots: number, questions: number, mails: number, moment: string) =>
      `Erased for ${email} on ${moment}: ${countOf(chatbots, 'link')}, ${countOf(questions, 'question')} with their answers, ${countOf(mails, 'mail')}.`,
    number: (receipt: string) => `Receipt ${receipt}.`,
  },
  questions: (n: number) => countOf(n, 'question'),
};
