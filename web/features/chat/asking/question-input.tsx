import { useId } from 'react';
import { MAX_QUESTION_CHARS } from '../../../../contracts/plans/limits.ts';
import { texts } from '../shell/texts.ts';

type QuestionInputProps = {
  value: string;
  product: string;
  /** Whether a question is pending. */
  isLocked: boolean;
  describedBy: string;
  onChange: (value: string) => void;
  onSubmit: () => void;
};

/** Longest product name that fits beside the buttons on a phone. */
const SHORT_NAME_CHARS = 8;

/** The field for a question, which grows with its text. Enter sends; Shift+Enter begins a new line. */
export function QuestionInput({
  value,
  product,
  isLocked,
  describedBy,
  onChange,
  onSubmit,
}: QuestionInputProps) {
  const id = useId();
  // A copy of the text behind the field gives the field its height.
  return (
    <div className="question-input min-w-0 flex-1 text-16" data-text={`${value}\n`}>
      <label htmlFor={id} className="sr-only">
        {texts.composer.ask(product)}
      </label>
      <textarea
        id={id}
        rows={1}
        enterKeyHint="send"
        placeholder={
          isLocked
            ? texts.composer.busy
            : product.length <= SHORT_NAME_CHARS
              ? texts.composer.ask(product)
              : texts.composer.askShort
        }
        maxLength={MAX_QUESTION_CHARS}
        value={value}
        readOnly={isLocked}
        aria-describedby={describedBy}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          onSubmit();
        }}
      />
    </div>
  );
}
