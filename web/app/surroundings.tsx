import { type ReactNode, StrictMode } from 'react';
import { CrashBoundary } from './crash-boundary.tsx';

/** What stands around every page, in the browser as at build time. */
export function Surroundings({ children }: { children: ReactNode }) {
  return (
    <StrictMode>
      <CrashBoundary>{children}</CrashBoundary>
    </StrictMode>
  );
}
