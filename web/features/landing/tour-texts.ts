/** Words of those parts of the landing page that nobody presses: they come as HTML, and their code comes behind it. */
import { ALL_FORMATS } from '../../../contracts/manuals/manual-formats.ts';

/** Figures of docs/quality.md. */
type Figures = {
  measured: string;
  questions: number;
  manuals: number;
  first: number;
  firstFive: number;
  wronglyRefused: number;
};

export const texts = {
  viewsTitle: 'What your customer sees',
  viewsLede:
    'Four answers on a phone, from the sample manual. None is drawn: a script takes them from the product.',
  views: [
    {
      picture: 'answer',
      alt: 'Chat on a phone: “What does E-07 mean?”, the row of the manual’s table for this code, and a tab with the page number',
      name: 'The answer, with its page',
      text: 'The line that answers stands first, in the manual’s own words.',
    },
    {
      picture: 'page',
      alt: 'The page of the manual on a phone, with the row of code E-07 marked',
      name: 'The page, lifted out',
      text: 'A press on the tab opens the page, with the place marked.',
    },
    {
      picture: 'photo',
      alt: 'Chat on a phone: a photo of the display, and the answer for the error that it shows',
      name: 'A photo instead of words',
      text: 'A photo of the display finds the error picture that you stored.',
    },
    {
      picture: 'refusal',
      alt: 'Chat on a phone: “Can I connect it to Wi-Fi?”, below it “The manual does not say.”, the nearest places and the company’s contact',
      name: 'No answer rather than a guess',
      text: 'What the manual does not say is refused, and takes no question off the link.',
    },
  ],
  /** Percent, measured by `bench -- quality` on manuals that the engine was neither fitted on nor looked into with. */
  figures: ({ questions, manuals, first, firstFive, wronglyRefused, measured }: Figures) =>
    `Measured on ${measured}: ${questions} sloppily worded questions about ${manuals} manuals it had not seen before. A passage that answers came first for ${first} of 100 and among the first five for ${firstFive}; ${wronglyRefused} of 100 that the manual does answer were refused.`,
  measured: 'How this was measured, and how others do',
  partsTitle: 'From one file to every answer',
  partsLede:
    'Six parts, in the order in which a manual passes through them. Nothing to configure between them.',
  partsDrawing: 'Exploded view in six sheets: pages, sections, products, link, answer, analytics',
  stepsTitle: 'Three things are left to you',
  stepsLede:
    'Reading needs no settings, and you can watch every page of it. These are the steps that a person takes.',
  steps: [
    {
      name: 'Upload the manual',
      text: 'The file you print from is good enough. Pages that cannot be read are named, never skipped in silence.',
    },
    {
      name: 'Enter an e-mail address',
      text: 'Your customer gets a link of their own. No app and no login; 15 questions unless you raise it.',
    },
    {
      name: 'See what people ask',
      text: 'Questions the manual leaves open show where the next edition needs a better sentence.',
    },
  ],
  faqTitle: 'Questions',
  faq: [
    {
      question: 'Which files can I upload?',
      answer: `${ALL_FORMATS}, up to 100 MB each. Any page that cannot be read is named.`,
    },
    {
      question: 'Do my customers need an account?',
      answer: 'No. The link in the e-mail opens the chat. It works on any phone and asks for nothing.',
    },
    {
      question: 'Can it make up an answer?',
      answer:
        'It answers from your manuals, error images and videos only. What they do not hold is refused, and your contact is shown.',
    },
    {
      question: 'What happens when I publish a new edition?',
      answer:
        'Replace the file. Customers keep their links; answers come from the new edition once it is read.',
    },
    {
      question: 'What happens after the 7 days?',
      answer:
        'You are on the Free plan. What is above its limits stays readable and keeps answering; only adding waits until you choose a plan.',
    },
    {
      question: 'Where does my manual go?',
      answer: 'It stays in your workspace. Other companies and their customers cannot reach it.',
    },
  ],
  comparison: 'How it compares, and how well it answers',
  parts: [
    {
      name: 'PDF upload and processing',
      text: `${ALL_FORMATS} up to 100 MB. You watch the pages being read, one by one.`,
    },
    {
      name: 'Automated bot generation',
      text: 'No training, no prompt to write. When the last page is read, the chatbot is ready.',
    },
    {
      name: 'Multi-product support',
      text: 'One workspace for the whole range. Each product keeps its own manuals and versions.',
    },
    {
      name: 'Sharing by e-mail',
      text: 'Enter a customer’s address; the link arrives in their inbox. They need no account.',
    },
    {
      name: 'AI-powered chatbots',
      text: 'Each answer shows the page it stands on. What the manual does not say is not made up.',
    },
    {
      name: 'Analytics',
      text: 'How many people ask, and which manual leaves their questions open.',
    },
  ],
} as const;
