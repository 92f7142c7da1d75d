/** Words of the page on which a visitor asks for a demo. */
export const texts = {
  title: 'Get Your Personal Demo',
  lede: 'Thirty minutes with your own manual. We upload it, you ask it.',
  firstName: 'First Name',
  lastName: 'Last Name',
  workEmail: 'Work Email',
  companyName: 'Company Name',
  phoneNumber: 'Phone Number',
  challenges: 'What are your current challenges?',
  submit: 'Request Demo',
  submitting: 'Requesting...',
  privacy: 'We use what you enter to arrange the demo, and for nothing else.',
  failed: 'Something went wrong. Please try again.',
  doneTitle: 'Request Submitted!',
  done: 'Thank you for your interest in the product. Our team will contact you within 24 hours to schedule your personalized demo.',
  home: 'Back to Home',
  blurbs: [
    { name: 'Instant Setup', text: 'Upload a manual and watch its pages being read. Nothing to configure.' },
    { name: 'Team Collaboration', text: 'Products, manuals and questions of the company in one workspace.' },
    { name: 'Enterprise Ready', text: 'Runs on your own servers. Each company’s manuals are kept apart.' },
  ],
} as const;
