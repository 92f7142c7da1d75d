import { messageOf } from '../lib/api-error.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

type ErrorStateProps = { error: unknown; onRetry: () => void; className?: string };

/** In place of what could not be loaded: what went wrong, and Try Again. */
export function ErrorState({ error, onRetry, className }: ErrorStateProps) {
  return (
    <Notice
      tone="error"
      action={<Button onClick={onRetry}>Try Again</Button>}
      {...(className ? { className } : {})}
    >
      <b>Error Loading Data</b> {messageOf(error)}
    </Notice>
  );
}
