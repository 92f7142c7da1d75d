import { messageOf } from '../lib/api-error.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';
import { texts } from './texts.ts';

type ErrorStateProps = {
  error: unknown;
  /** Absent where trying again can't help. */
  onRetry?: (() => void) | undefined;
  className?: string;
  /** The sentence for the error. Default: its own. */
  describe?: (error: unknown) => string;
};

/** In place of what could not be loaded: what went wrong, and Try Again. */
export function ErrorState({ error, onRetry, className, describe = messageOf }: ErrorStateProps) {
  return (
    <Notice
      tone="error"
      action={onRetry && <Button onClick={onRetry}>{texts.tryAgain}</Button>}
      {...(className ? { className } : {})}
    >
      <b>{texts.errorLoading}</b> {describe(error)}
    </Notice>
  );
}
