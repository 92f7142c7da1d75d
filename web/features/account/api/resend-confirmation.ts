import { useMutation } from '@tanstack/react-query';
import type { accountRoutes } from '../../../../contracts/account.ts';
import { call } from '../../../lib/api-client.ts';
import { hasCode } from '../../../lib/api-error.ts';
import { refreshUser } from '../../../lib/refresh-user.ts';

// By address: the banner stands on every screen, which needs no schema for it.
const RESEND = { method: 'POST', path: '/api/auth/resend-confirmation', auth: 'signed-in' } as const;

/** Has the mail with the confirming link sent again. */
export function useResendConfirmation() {
  return useMutation({
    mutationFn: () => call<typeof accountRoutes.resendConfirmation>(RESEND, {}),
    onError: async (error) => {
      // Confirmed elsewhere meanwhile: the user is asked for again, and the banner goes.
      if (hasCode(error, 'conflict')) await refreshUser().catch(() => undefined);
    },
  });
}
