import { Component, type ReactNode } from 'react';
import { BrokenPage } from './broken-page.tsx';

type CrashBoundaryProps = { children: ReactNode };
type CrashState = { crash: { error: unknown } | null };

/** Shows the broken page in place of children that throw while rendering; React allows only classes to do so. */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashState> {
  static getDerivedStateFromError(error: unknown): CrashState {
    return { crash: { error } };
  }

  override state: CrashState = { crash: null };

  override render(): ReactNode {
    const { crash } = this.state;
    return crash ? <BrokenPage error={crash.error} /> : this.props.children;
  }
}
