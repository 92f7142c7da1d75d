/** Words of the company profile and the thank-you page. */
import { countOf } from '../../lib/text/count.ts';

export const texts = {
  name: 'Company Name',
  description: 'Description',
  email: 'Company Email',
  website: 'Company Website',
  websitePlaceholder: 'https://company.com',
  contact: 'Contact Number',
  address: 'Address',
  footer: {
    owner: 'Owner',
    member: 'Member',
    waiting: 'Waiting for approval',
    plan: (plan: string) => `${plan} plan`,
    trial: (daysLeft: number, days: number) => `Trial: ${daysLeft} of ${days} days left`,
  },
  create: {
    title: 'Create Company Profile',
    lede: 'Your customers see name, e-mail and contact number beside the chatbot. The rest helps us verify the company.',
    submit: 'Create Company Profile',
    submitting: 'Creating Company...',
    refused: 'Failed to submit. Please try again.',
    failed: 'An error occurred.',
    leave: {
      question: 'Leave without creating the company profile?',
      consequence: 'What you have typed is not kept.',
    },
    terms: 'By creating a company profile, you agree to our Terms of Service and Privacy Policy.',
  },
  thanks: {
    title: 'Thank You!',
    subtitle: 'Company Profile Created Successfully',
    processing: 'Your company profile is being processed.',
    mailFollows: 'A confirmation e-mail follows when it is verified.',
    noMail: 'There is no mail server here: sign in again to see when it is verified.',
    next: 'Next steps',
    steps: ['Profile verification, usually within 24 hours', 'Access to your company dashboard'],
    mailStep: 'E-mail confirmation with login details',
    meanwhile:
      'Meanwhile you can upload a manual, ask it and correct its answers. Only links to customers wait.',
    toProduct: 'Upload a manual',
    missing: 'Company profile missing',
    missingText:
      'Your account is waiting for approval. Create your company profile, so that there is something to verify.',
    approved: 'Your company profile is verified. The dashboard is open to you.',
    toDashboard: 'Go to Dashboard',
    toProfile: 'Review company profile',
    logout: 'Logout',
    toHome: 'Back to Home',
    redirect: (seconds: number) => `You go to the home page in ${countOf(seconds, 'second')}.`,
    stay: 'Stay here',
  },
} as const;
