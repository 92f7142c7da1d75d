import { Pencil } from 'lucide-react';
import { useState } from 'react';
import type { AskedQuestion } from '../../../../contracts/analytics/analytics.ts';
import { useOpenCitation } from '../../../lib/browser/use-open-citation.ts';
import type { AnswerViews } from '../../../lib/text/answer-views.ts';
import { Button } from '../../../ui/button/button.tsx';
import { fieldsOf } from '../correction-fields.ts';
import type { SourceManual } from '../source-choice.ts';
import { texts } from '../texts.ts';
import { CorrectionDialog } from './correction-dialog.tsx';

type CorrectAnswerProps = AnswerViews & {
  productId: string;
  question: CorrectableQuestion;
  manuals: readonly SourceManual[];
  /** Whether it is open from the start. */
  isWanted?: boolean;
  onSaved?: () => void;
};

/** A question with its answer, and the correction that answers it now. One that nobody has asked yet has no id. */
type CorrectableQuestion = Pick<AskedQuestion, 'content' | 'correction' | 'message'> & { _id?: string };

/** A button that opens the correction of a question: a new one, or the one that already answers it. */
export function CorrectAnswer(props: CorrectAnswerProps) {
  const { productId, question, manuals, isWanted, onSaved, ...views } = props;
  const [isOpen, setIsOpen] = useState(isWanted ?? false);
  const { _id: questionId, content, correction, message } = question;
  const label = correction ? texts.edit : texts.correct;
  return (
    <>
      <Button
        variant="quiet"
        className="-ml-2"
        aria-label={texts.of(label, content)}
        icon={<Pencil size={16} aria-hidden="true" />}
        onClick={() => setIsOpen(true)}
      >
        {label}
      </Button>
      {isOpen && (
        <CorrectionDialog
          target={
            correction
              ? { productId, correctionId: correction._id }
              : { productId, correctionId: null, ...(questionId !== undefined && { questionId }) }
          }
          fields={correction ? fieldsOf(correction) : { question: content, answer: '', source: null }}
          manuals={manuals}
          citations={message.citations ?? []}
          answerNow={<AnswerNow message={message} {...views} />}
          onSaved={onSaved}
          onClose={() => setIsOpen(false)}
          {...views}
        />
      )}
    </>
  );
}

type AnswerNowProps = AnswerViews & { message: AskedQuestion['message'] };

function AnswerNow({ message, renderAnswer, renderPage }: AnswerNowProps) {
  const { citation, openCitation, closeCitation } = useOpenCitation(() => message);
  return (
    <>
      {renderAnswer(message, openCitation)}
      {renderPage(citation, closeCitation, closeCitation)}
    </>
  );
}
