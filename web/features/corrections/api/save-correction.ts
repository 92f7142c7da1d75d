import { useMutation } from '@tanstack/react-query';
import { type CorrectionFields, correctionRoutes } from '../../../../contracts/chat/corrections.ts';
import { call } from '../../../lib/api/api-client.ts';
import { useRefreshCorrections } from './refresh-corrections.ts';

/** The correction to save: an existing one, or a new one for a customer's question. */
export type CorrectionTarget = { productId: string; correctionId: string | null; questionId?: string };

/** Stores a correction. */
export function useSaveCorrection({ productId, correctionId, questionId }: CorrectionTarget) {
  const refresh = useRefreshCorrections();
  return useMutation({
    mutationFn: async (fields: CorrectionFields): Promise<void> => {
      if (correctionId === null)
        await call(correctionRoutes.createCorrection, {
          params: { productId },
          body: { ...fields, questionId },
        });
      else await call(correctionRoutes.updateCorrection, { params: { id: correctionId }, body: fields });
    },
    onSuccess: refresh,
  });
}
