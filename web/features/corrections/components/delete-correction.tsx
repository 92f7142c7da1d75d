import type { Correction } from '../../../../contracts/chat/corrections.ts';
import { showToast } from '../../../lib/browser/toast-store.ts';
import { DeleteButton } from '../../../ui/button/delete-button.tsx';
import { useDeleteCorrection } from '../api/delete-correction.ts';
import { texts } from '../texts.ts';

/** A button that deletes a correction, after asking. */
export function DeleteCorrection({ correction: { _id, question } }: { correction: Correction }) {
  return (
    <DeleteButton
      label={texts.deleteLabel(question)}
      question={texts.deleteQuestion}
      consequence={texts.deleteConsequence(question)}
      verb={texts.delete}
      onDeleted={() => showToast(texts.deleted)}
      deletion={useDeleteCorrection()}
      target={_id}
    />
  );
}
