import type { ComponentProps } from 'react';
import { ErrorState } from './error-state.tsx';
import { Loading } from './loading.tsx';

type UnloadedProps = ComponentProps<typeof Loading> & {
  /** Null while it is still loading. */
  error: unknown;
  onRetry: () => void;
};

/** Takes the place of something that is not there yet: it is loading, or it could not be loaded. */
export const Unloaded = ({ error, onRetry, ...loading }: UnloadedProps) =>
  error ? <ErrorState error={error} onRetry={onRetry} /> : <Loading {...loading} />;
