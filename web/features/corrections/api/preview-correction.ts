import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type CorrectionFields, correctionRoutes } from '../../../../contracts/chat/corrections.ts';
import { routeQuery } from '../../../lib/api/query.ts';

/** Loads the message that a customer would get; none while `fields` is null. */
export function usePreview(productId: string, fields: CorrectionFields | null) {
  const body = fields ?? { question: '', answer: '', source: null };
  return useQuery({
    ...routeQuery(correctionRoutes.previewCorrection, { params: { productId }, body }),
    enabled: fields !== null,
    placeholderData: keepPreviousData,
    // Text that is refused while it is typed gets corrected by typing on.
    retry: false,
  });
}
