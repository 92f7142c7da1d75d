import { messageOf } from '../lib/api-error.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';
import { texts } from './texts.ts';

type ErrorStateProps = { error: unknown; onRetry: () => void; className?: string };

/** In place of what could not be loaded: what went wrong, and Try Again. */
export function ErrorState({ error, onRetry, className }: ErrorStateProps) {
  return (
    <Notice
      tone="error"
      action={<Button onClick={onRetry}>{texts.tryAgain}</Button>}
      {...(className ? { className } : {})}
    >
      <b>{texts.errorLoading}</b> {messageOf(error)}
    </Notice>
  );
}
