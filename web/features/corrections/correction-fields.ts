import type { Correction, CorrectionFields } from '../../../contracts/corrections.ts';

/** What of a correction can be changed. A page of a manual that is gone is none any more. */
export const fieldsOf = ({ question, answer, source }: Correction): CorrectionFields => ({
  question,
  answer,
  source: source && source.title !== '' ? { manualId: source.manualId, page: source.page } : null,
});
