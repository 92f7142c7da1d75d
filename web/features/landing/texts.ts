/** Words of the landing page. */
export const texts = {
  title: 'Transform manuals into interactive experiences',
  promise:
    'Upload the manual you already have. Each customer gets a link, asks in their own words, and sees the answer with the page it stands on.',
  start: 'Start free for 7 days',
  login: 'Login',
  signUp: 'Sign Up',
  dashboard: 'Dashboard',
  logout: 'Logout',
  partsTitle: 'From one file to every answer',
  partsLede:
    'Six parts, in the order in which a manual passes through them. Nothing to configure between them.',
  closing: 'Bring one manual. Ask it the question you are tired of answering.',
  parts: [
    {
      name: 'PDF upload and processing',
      text: 'PDF, DOCX and DOC up to 100 MB. You watch the pages being read, one by one.',
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
