import { useMutation } from '@tanstack/react-query';
import { accountRoutes } from '../../../../contracts/account/account.ts';
import { call } from '../../../lib/api/api-client.ts';
import { readSession, storeUser } from '../../../lib/browser/session-store.ts';

/** Switches the weekly summary by mail on or off, and updates the stored user. */
export const useSetWeeklySummary = () =>
  useMutation({
    mutationFn: (isWanted: boolean) => call(accountRoutes.setWeeklySummary, { body: { isWanted } }),
    onSuccess: (_, isWanted) => {
      const { user } = readSession();
      // Loading the user again could fail, which would look as if the switch had failed.
      if (user) storeUser({ ...user, data: { ...user.data, weeklySummary: isWanted } });
    },
  });
