import { type ReactNode, useState } from 'react';
import type { CorrectionFields } from '../../../../contracts/chat/corrections.ts';
import type { Citation } from '../../../../contracts/chat/messages.ts';
import type { AnswerViews } from '../../../lib/text/answer-views.ts';
import { Field } from '../../../ui/form/field.tsx';
import { Textarea } from '../../../ui/form/textarea.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import type { CorrectionTarget } from '../api/save-correction.ts';
import { offeredPlaces, type SourceManual, sourceFault } from '../source-choice.ts';
import { texts } from '../texts.ts';
import { useCorrectionForm } from '../use-correction-form.ts';
import { CorrectionPreview } from './correction-preview.tsx';
import { SourceField } from './source-field.tsx';

const words = texts.form;

type CorrectionDialogProps = AnswerViews & {
  target: CorrectionTarget;
  /** The initial values. */
  fields: CorrectionFields;
  manuals: readonly SourceManual[];
  /** Citations whose places are offered as source. */
  citations: readonly Citation[];
  /** The current answer, if the correction starts from one. */
  answerNow?: ReactNode;
  /** Called before `onClose` where it closes because the correction is stored. */
  onSaved?: (() => void) | undefined;
  onClose: () => void;
};

/** The current answer, folded. */
function AnswerNow({ children }: { children: ReactNode }) {
  return (
    <details className="border-y border-hair py-2">
      <summary className="cursor-pointer text-13 font-medium">{words.answerNow}</summary>
      <div className="pt-3 pb-1">{children}</div>
    </details>
  );
}

type WrittenFieldsProps = {
  form: ReturnType<typeof useCorrectionForm>['form'];
  /** What stands between question and answer. */
  children: ReactNode;
};

/** The question, and what answers it from now on. */
function WrittenFields({ form: { register, formState }, children }: WrittenFieldsProps) {
  const { errors, isSubmitting } = formState;
  return (
    <>
      <Field
        label={words.question}
        hint={words.questionHint}
        error={errors.question?.message}
        isLocked={isSubmitting}
      >
        <Textarea rows={2} {...register('question')} />
      </Field>
      {children}
      <Field
        label={words.answer}
        hint={words.answerHint}
        error={errors.answer?.message}
        isLocked={isSubmitting}
      >
        <Textarea rows={6} {...register('answer')} />
      </Field>
    </>
  );
}

type DiscardDialogProps = { isOpen: boolean; onClose: () => void; onDiscard: () => void };

/** Asks before typed text is lost. */
function DiscardDialog({ isOpen, onClose, onDiscard }: DiscardDialogProps) {
  return (
    <ConfirmDialog
      isOpen={isOpen}
      question={words.discardQuestion}
      consequence={words.discardConsequence}
      verb={words.discard}
      onClose={onClose}
      onConfirm={onDiscard}
    />
  );
}

/** A dialog for question, answer and page of a correction, with a preview. It asks before typed text is lost. */
export function CorrectionDialog(props: CorrectionDialogProps) {
  const { target, fields, manuals, citations, answerNow, onSaved, onClose, renderAnswer, renderPage } = props;
  const close = () => {
    onSaved?.();
    onClose();
  };
  const { form, submit, guard } = useCorrectionForm({ target, fields, manuals, onSaved: close });
  const { clearErrors, setValue, formState } = form;
  const { errors, isSubmitting, isDirty } = formState;
  const [isAsking, setIsAsking] = useState(false);
  const [question, answer, source] = form.watch(['question', 'answer', 'source']);
  const isWhole = question.trim() !== '' && answer.trim() !== '' && !sourceFault(source, manuals);
  const written = isWhole ? { question: question.trim(), answer: answer.trim(), source } : null;
  return (
    <>
      <FormDialog
        isWide
        title={target.correctionId === null ? texts.correct : texts.edit}
        verb={words.save}
        onClose={() => (isDirty ? setIsAsking(true) : onClose())}
        onSubmit={submit}
        isSaving={isSubmitting}
        error={errors.root?.message}
      >
        <WrittenFields form={form}>{answerNow && <AnswerNow>{answerNow}</AnswerNow>}</WrittenFields>
        <SourceField
          manuals={manuals}
          places={offeredPlaces(citations, manuals)}
          value={source}
          onChange={(next) => {
            clearErrors('source');
            setValue('source', next, { shouldDirty: true });
          }}
          error={errors.source?.message}
          isLocked={isSubmitting}
        />
        <CorrectionPreview
          productId={target.productId}
          fields={written}
          renderAnswer={renderAnswer}
          renderPage={renderPage}
        />
      </FormDialog>
      <DiscardDialog isOpen={isAsking} onClose={() => setIsAsking(false)} onDiscard={onClose} />
      {guard.dialog}
    </>
  );
}
