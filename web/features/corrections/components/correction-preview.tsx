import { useId } from 'react';
import type { CorrectionFields } from '../../../../contracts/chat/corrections.ts';
import { messageOf } from '../../../lib/api/api-error.ts';
import { useOpenCitation } from '../../../lib/browser/use-open-citation.ts';
import { useSettled } from '../../../lib/browser/use-settled.ts';
import type { AnswerViews } from '../../../lib/text/answer-views.ts';
import { usePreview } from '../api/preview-correction.ts';
import { texts } from '../texts.ts';

const TYPING_PAUSE_MS = 500;
const words = texts.preview;

type CorrectionPreviewProps = AnswerViews & {
  productId: string;
  /** The values so far; null while they can't be shown. */
  fields: CorrectionFields | null;
};

/** The answer as customers will see it, drawn like the chat whenever the typing pauses. */
export function CorrectionPreview({ productId, fields, renderAnswer, renderPage }: CorrectionPreviewProps) {
  const id = useId();
  const settled = useSettled(fields, TYPING_PAUSE_MS);
  const { data, error, refetch } = usePreview(productId, fields && settled);
  const message = data?.data;
  const { citation, openCitation, closeCitation } = useOpenCitation(() => message);
  const shown = fields && settled && message;
  return (
    <section aria-labelledby={id} className="grid gap-2 border-t border-hair pt-4">
      <h3 id={id} className="text-13 font-medium">
        {words.title}
      </h3>
      {shown ? (
        renderAnswer(shown, openCitation)
      ) : (
        <p className="text-14 text-ink-2">{remark(fields, error)}</p>
      )}
      {renderPage(citation, closeCitation, refetch)}
    </section>
  );
}

function remark(fields: CorrectionFields | null, error: Error | null): string {
  if (fields === null) return words.empty;
  return error === null ? words.loading : messageOf(error);
}
