import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { failureText } from '../failure-text.ts';

type QuestionFailureProps = { error: unknown; isPhoto: boolean; onRetry: () => void };

/** Under a question that did not get through. */
export function QuestionFailure({ error, isPhoto, onRetry }: QuestionFailureProps) {
  return (
    <Notice tone="error" action={<Button onClick={onRetry}>Try Again</Button>}>
      {failureText(error, isPhoto)}
    </Notice>
  );
}
