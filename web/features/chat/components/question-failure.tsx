import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { failureText } from '../failure-text.ts';
import { texts } from '../texts.ts';

type QuestionFailureProps = { error: unknown; isPhoto: boolean; onRetry: () => void };

/** Under a question that did not get through. */
export function QuestionFailure({ error, isPhoto, onRetry }: QuestionFailureProps) {
  return (
    <Notice tone="error" action={<Button onClick={onRetry}>{texts.tryAgain}</Button>}>
      {failureText(error, isPhoto)}
    </Notice>
  );
}
