import { type ReactNode, StrictMode } from 'react';
import { CrashBoundary } from './crash-boundary.tsx';

/** The frame around every page, in the browser as well as in the build. */
export function Surroundings({ children }: { children: ReactNode }) {
  return (
    <StrictMode>
      <CrashBoundary>{children}</CrashBoundary>
    </StrictMode>
  );
}
