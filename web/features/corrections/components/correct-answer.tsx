import { Pencil } from 'lucide-react';
import { useState } from 'react';
import type { AskedQuestion } from '../../../../contracts/analytics.ts';
import type { AnswerViews } from '../../../lib/answer-views.ts';
import { useOpenCitation } from '../../../lib/use-open-citation.ts';
import { Button } from '../../../ui/button.tsx';
import { fieldsOf } from '../correction-fields.ts';
import type { SourceManual } from '../source-choice.ts';
import { texts } from '../texts.ts';
import { CorrectionDialog } from './correction-dialog.tsx';

type CorrectAnswerProps = AnswerViews & {
  productId: string;
  question: AskedQuestion;
  manuals: readonly SourceManual[];
  /** Whether it is open from the start. */
  isWanted?: boolean;
};

/** A button that opens the correction of a customer's question: a new one, or the one that already answers it. */
export function CorrectAnswer({ productId, question, manuals, isWanted, ...views }: CorrectAnswerProps) {
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
              : { productId, correctionId: null, questionId }
          }
          fields={correction ? fieldsOf(correction) : { question: content, answer: '', source: null }}
          manuals={manuals}
          citations={message.citations ?? []}
          answerNow={<AnswerNow question={question} {...views} />}
          onClose={() => setIsOpen(false)}
          {...views}
        />
      )}
    </>
  );
}

function AnswerNow({
  question: { message },
  renderAnswer,
  renderPage,
}: AnswerViews & { question: AskedQuestion }) {
  const { citation, openCitation, closeCitation } = useOpenCitation(() => message);
  return (
    <>
      {renderAnswer(message, openCitation)}
      {renderPage(citation, closeCitation, closeCitation)}
    </>
  );
}
