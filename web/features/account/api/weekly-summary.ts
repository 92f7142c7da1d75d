import { useMutation } from '@tanstack/react-query';
import { accountRoutes } from '../../../../contracts/account.ts';
import { call } from '../../../lib/api-client.ts';
import { refreshUser } from '../../../lib/refresh-user.ts';

/** Has a summary of each week mailed to the own address, or not; done once the session knows. */
export const useSetWeeklySummary = () =>
  useMutation({
    mutationFn: (isWanted: boolean) => call(accountRoutes.setWeeklySummary, { body: { isWanted } }),
    onSuccess: refreshUser,
  });
