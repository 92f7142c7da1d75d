/** Words for accounts that wait for approval. */
export const texts = {
  title: 'Waiting for approval',
  verifying: 'Profile is being verified',
  verifyingText:
    'Your account is waiting for approval. Somebody looks at your company profile, usually within 24 hours. What is here opens by itself when that is done.',
  mailFollows: 'An e-mail tells you as well.',
  meanwhile:
    'Meanwhile you can work with one product: upload its manual, ask it, and correct its answers. Only links to customers wait.',
  toProduct: 'Go to Products',
  notPublicYet:
    'Your company waits for approval. Until then you work with one product that nobody else sees; links to customers can be made as soon as it is approved.',
  profileMissing: 'Company profile missing',
  profileMissingText:
    'Your account is waiting for approval. Create your company profile, so that there is something to verify.',
  createProfile: 'Create Company Profile',
} as const;
