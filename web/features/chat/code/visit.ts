/** What a printed code adds to a chat that was opened by it. */
import type { CodeFields } from '../../../../contracts/chat/code-visit.ts';

type Visit = {
  /** Sent with each call. */
  code?: CodeFields;
  /** Begins another conversation. */
  renew?: () => true;
};

/** Empty for a link that was opened without a code; `readVisit`, which is loaded with a code alone, fills it. */
export const visit: Visit = {};
