import { useEffect } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../../contracts/paths.ts';
import { hasCode, messageOf } from '../../../lib/api/api-error.ts';
import { useOpenCitation } from '../../../lib/browser/use-open-citation.ts';
import type { AnswerViews } from '../../../lib/text/answer-views.ts';
import { Notice } from '../../../ui/state/notice.tsx';
import { useAskProduct } from '../api/find.ts';
import type { Asked } from '../entries.ts';
import { texts } from '../texts.ts';

type PaletteAnswerProps = AnswerViews & {
  product: Asked;
  question: string;
  onLeave: () => void;
};

/** Asks a product, and shows its answer with the page it stands on. */
export function PaletteAnswer({ product, question, onLeave, renderAnswer, renderPage }: PaletteAnswerProps) {
  const { data, error, mutate, isPending } = useAskProduct();
  const { id, name } = product;
  useEffect(() => mutate({ product: { id, name }, question }), [mutate, id, name, question]);
  const { citation, openCitation, closeCitation } = useOpenCitation(() => data?.answer);
  return (
    <section
      aria-label={texts.answerOf(name)}
      aria-live="polite"
      aria-busy={isPending}
      className="grid max-h-[min(480px,60dvh)] gap-4 overflow-y-auto px-4 py-4"
    >
      <h3 className="text-16 font-semibold wrap-anywhere">{question}</h3>
      {isPending && <p className="text-ink-2">{texts.asking}</p>}
      {error && (
        <Notice tone="error">{hasCode(error, 'too_many_requests') ? texts.tooMany : messageOf(error)}</Notice>
      )}
      {data && renderAnswer(data.answer, openCitation)}
      {data && renderPage(citation, closeCitation, () => mutate({ product, question }))}
      <p>
        <Link to={paths.productDetails.href(id)} onClick={onLeave}>
          {texts.toProduct}
        </Link>
      </p>
    </section>
  );
}
