import { useMutation } from '@tanstack/react-query';
import { correctionRoutes } from '../../../../contracts/chat/corrections.ts';
import { call } from '../../../lib/api/api-client.ts';
import { useRefreshCorrections } from './refresh-corrections.ts';

/** Deletes a correction for good. */
export function useDeleteCorrection() {
  const refresh = useRefreshCorrections();
  return useMutation({
    mutationFn: (id: string) => call(correctionRoutes.deleteCorrection, { params: { id } }),
    onSuccess: refresh,
  });
}
