/** Words about contact forms. */
import { MAX_CONTACT_LINKS } from '../../../contracts/chat/contact-forms.ts';
import { countOf } from '../../lib/text/count.ts';
import { formatNumber } from '../../lib/text/format.ts';

export const texts = {
  figures: {
    title: 'Contact forms that answer first',
    answered: 'Answered before sending',
    answeredOf: (asked: number, notAnswered: number) =>
      `of ${countOf(asked, 'message')}; ${formatNumber(notAnswered)} the manual does not answer`,
    helped: 'Customers said it helped',
    helpedShare: (share: number) => `Deflection: ${Math.round(share * 100)}% of all messages`,
    helpedHelp: 'What counts as helped',
    helpedMeaning:
      'Only what customers pressed: “That helped”. Who left without a word may have been helped, or may have given up. Both are unknown, so they stand apart and count as nothing.',
    sent: 'Sent all the same',
    sentTrend: 'after reading the answer',
    left: 'Left without either',
    leftTrend: 'not known whether it helped',
    byLink: 'Contact forms by chatbot',
    columns: {
      product: 'Product',
      chatbot: 'Chatbot of',
      asked: 'Messages',
      answered: 'Answered first',
      helped: 'Helped',
      sent: 'Sent all the same',
      left: 'Left without either',
    },
    deleted: 'deleted',
    most: `The ${MAX_CONTACT_LINKS} with most messages.`,
    empty: 'No messages in this period',
    emptyText:
      'A contact form can show what the manual says before it is sent. In Chatbots, open “On your website” of a chatbot and choose “Contact form” for the code.',
  },
};
