import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type CorrectionFields, correctionRoutes } from '../../../../contracts/corrections.ts';
import { routeQuery } from '../../../lib/query.ts';

/** The message that a customer would get; asks for none while `fields` is null. */
export function usePreview(productId: string, fields: CorrectionFields | null) {
  const body = fields ?? { question: '', answer: '', source: null };
  return useQuery({
    ...routeQuery(correctionRoutes.previewCorrection, { params: { productId }, body }),
    enabled: fields !== null,
    placeholderData: keepPreviousData,
    // What is refused while it is typed is mended by typing on.
    retry: false,
  });
}
