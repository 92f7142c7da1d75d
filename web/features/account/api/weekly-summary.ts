import { useMutation } from '@tanstack/react-query';
import { accountRoutes } from '../../../../contracts/account.ts';
import { call } from '../../../lib/api-client.ts';
import { readSession, storeUser } from '../../../lib/session-store.ts';

/** Has a summary of each week mailed to the own address, or not; the session knows once it is done. */
export const useSetWeeklySummary = () =>
  useMutation({
    mutationFn: (isWanted: boolean) => call(accountRoutes.setWeeklySummary, { body: { isWanted } }),
    onSuccess: (_, isWanted) => {
      const { user } = readSession();
      // Asking for the user again could fail, and this would look as if it had.
      if (user) storeUser({ ...user, data: { ...user.data, weeklySummary: isWanted } });
    },
  });
