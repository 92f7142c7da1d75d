/** Words for accounts that wait for approval. */
export const texts = {
  title: 'Waiting for approval',
  verifying: 'Profile is being verified',
  verifyingText:
    'Your account is waiting for approval. Verification usually takes less than 24 hours; this page opens by itself when it is done.',
  profileMissing: 'Company profile missing',
  profileMissingText:
    'Your account is waiting for approval. Create your company profile, so that there is something to verify.',
  createProfile: 'Create Company Profile',
} as const;
