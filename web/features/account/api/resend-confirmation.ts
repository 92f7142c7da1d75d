import { useMutation } from '@tanstack/react-query';
import type { accountRoutes } from '../../../../contracts/account/account.ts';
import { call } from '../../../lib/api/api-client.ts';
import { hasCode } from '../../../lib/api/api-error.ts';
import { refreshUser } from '../../../lib/api/refresh-user.ts';

// The address alone, without schemas, because the banner is on every screen.
const RESEND = { method: 'POST', path: '/api/auth/resend-confirmation', auth: 'signed-in' } as const;

/** Asks for the mail with the confirmation link again. */
export function useResendConfirmation() {
  return useMutation({
    mutationFn: () => call<typeof accountRoutes.resendConfirmation>(RESEND, {}),
    onError: async (error) => {
      // If it was confirmed elsewhere meanwhile, loading the user again removes the banner.
      if (hasCode(error, 'conflict')) await refreshUser().catch(() => undefined);
    },
  });
}
