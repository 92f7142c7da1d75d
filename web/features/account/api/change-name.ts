import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accountRoutes } from '../../../../contracts/account/account.ts';
import { call } from '../../../lib/api/api-client.ts';
import { readSession, storeUser } from '../../../lib/browser/session-store.ts';

/** Changes one's own name, and the stored user's. */
export function useChangeName() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (name: string) => call(accountRoutes.changeName, { body: { name } }),
    onSuccess: (_, name) => {
      const { user } = readSession();
      if (user) storeUser({ ...user, data: { ...user.data, name } });
      // Lists of people name the account, too.
      return queryClient.invalidateQueries();
    },
  });
}
