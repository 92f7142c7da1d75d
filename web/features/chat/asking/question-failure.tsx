import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/state/notice.tsx';
import { texts } from '../shell/texts.ts';
import { failureText } from './failure-text.ts';

type QuestionFailureProps = { error: unknown; isPhoto: boolean; onRetry: () => void };

/** Under a question that did not get through, scrolled to where it is seen whole. */
export function QuestionFailure({ error, isPhoto, onRetry }: QuestionFailureProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In newer browsers scrolling returns a promise, which is nothing to clean up with.
    ref.current?.scrollIntoView({ block: 'end' });
  }, []);
  return (
    <div ref={ref} className="chat-failure">
      <Notice tone="error" action={<Button onClick={onRetry}>{texts.tryAgain}</Button>}>
        {failureText(error, isPhoto)}
      </Notice>
    </div>
  );
}
