/** Words of the landing page. */
import { ALL_FORMATS } from '../../../contracts/manuals/manual-formats.ts';
import { texts as planTexts } from '../../lib/text/plan-texts.ts';

export const texts = {
  title: 'Transform manuals into interactive experiences',
  documentTitle: (brand: string) => `${brand}: transform manuals into interactive experiences`,
  promise:
    'Upload the manual you already have. Each customer gets a link, asks in their own words, and sees the answer with the page it stands on.',
  start: 'Start free for 7 days',
  requestDemo: 'Request Demo',
  menu: 'Menu',
  sections: [
    { id: 'features', label: 'Features' },
    { id: 'product', label: 'Product' },
    { id: 'pricing', label: 'Pricing' },
    { id: 'faq', label: 'FAQ' },
  ],
  footer: 'Product manuals, answered with the page in hand.',
  login: 'Login',
  signUp: 'Sign Up',
  dashboard: 'Dashboard',
  logout: 'Logout',
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
  showcase: {
    figure: 'Fig. 1',
    label: 'Try it: ask the sample manual',
    loading: 'Opening the sample manual',
    question: 'Your question',
    placeholder: 'Ask about the machine',
    ask: 'Ask',
    asking: 'Looking it up...',
    caption: (product: string) =>
      `A question, the answer, and the page of the manual it was taken from. The ${product} is our sample product: ask it something else.`,
    tooMany: 'That was a lot of questions. Please wait a minute, then ask again.',
  },
  testimonialsTitle: 'What others say',
  example: 'Example',
  pricingTitle: 'Pricing',
  pricingLede: `${planTexts.trialRule} Other plans are arranged with you; nothing is charged here.`,
  pricing: {
    plan: 'Plan',
    perMonth: 'Per month',
    products: 'Products',
    manuals: 'Manuals',
    queries: 'Queries',
    unlimited: 'Unlimited',
    currency: 'Currency',
    comingSoon: 'Coming soon',
    startFree: 'Start free',
    choose: (plan: string) => `Choose ${plan}`,
    ask: (plan: string) => `Ask for ${plan}`,
    loading: 'Loading prices',
    failed: 'The prices could not be loaded.',
    tryAgain: 'Try Again',
    calculator: 'How many queries do you need?',
    forQueries: (queries: string) => `for ${queries} queries`,
    packs:
      'A pack adds its queries to those of your plan, for the month in which you get it. Like a plan it is arranged with you; nothing is charged here.',
    total: 'Plan and pack in that month:',
    withPlan: (plan: string, total: string) => `${plan} ${total}`,
  },
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
  closing: 'Bring one manual. Ask it the question you are tired of answering.',
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
