import type { Correction, CorrectionFields } from '../../../contracts/chat/corrections.ts';

/** The fields of a correction that can be changed. A page of a deleted manual counts as none. */
export const fieldsOf = ({ question, answer, source }: Correction): CorrectionFields => ({
  question,
  answer,
  source: source && source.title !== '' ? { manualId: source.manualId, page: source.page } : null,
});
