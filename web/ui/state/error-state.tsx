import { messageOf } from '../../lib/api/api-error.ts';
import { Button } from '../button/button.tsx';
import { texts } from '../page/texts.ts';
import { Notice } from './notice.tsx';

type ErrorStateProps = {
  error: unknown;
  /** Tries again; missing if that can't help. */
  onRetry?: (() => void) | undefined;
  className?: string;
  /** Gives the sentence for the error. Default: the error's own. */
  describe?: (error: unknown) => string;
};

/** Takes the place of something that could not be loaded: says what went wrong and offers to try again. */
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
