import { Component } from 'react';
import type { ReactNode } from 'react';
import { CrashPage } from './CrashPage';

interface BoundaryProps {
  children: ReactNode;
  /** A change of it leaves the crash behind (ERR-09). */
  resetKey?: string;
}

interface BoundaryState {
  crash: { error: unknown } | null;
  resetKey: string | undefined;
}

/** Shows the crash page instead of what threw. React logs the error itself, once (ERR-10). */
class CrashBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { crash: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { crash: { error } };
  }

  static getDerivedStateFromProps({ resetKey }: BoundaryProps, state: BoundaryState): Partial<BoundaryState> | null {
    return resetKey === state.resetKey ? null : { crash: null, resetKey };
  }

  private readonly retry = (): void => this.setState({ crash: null });

  override render(): ReactNode {
    const { crash } = this.state;
    return crash ? <CrashPage error={crash.error} onRetry={this.retry} /> : this.props.children;
  }
}

/** Inside the layout: navbar and footer stay usable (ERR-08). Going to another page resets it. */
export function PageBoundary({ path, children }: { path: string; children: ReactNode }): ReactNode {
  return <CrashBoundary resetKey={path}>{children}</CrashBoundary>;
}

/** Around the whole site, for a layout that throws (ERR-08). */
export function SiteBoundary({ children }: { children: ReactNode }): ReactNode {
  return <CrashBoundary>{children}</CrashBoundary>;
}
