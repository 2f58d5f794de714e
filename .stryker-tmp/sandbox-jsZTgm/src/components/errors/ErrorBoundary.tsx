import { Component } from 'react';
import type { ReactNode } from 'react';
import { CrashPage } from './CrashPage';

interface CrashBoundaryProps {
  /** Path of the current page; a change of it clears the error. */
  path: string;
  children: ReactNode;
}

interface CrashBoundaryState {
  crash: { error: unknown } | null;
  path: string;
}

/**
 * Shows the crash page if its children throw. There are two: one inside the layout, so that navbar and footer stay
 * usable, and one around the whole site, in case the layout throws. Does not log, because React logs the error itself.
 */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashBoundaryState> {
  override state: CrashBoundaryState = { crash: null, path: this.props.path };

  static getDerivedStateFromError(error: unknown): Partial<CrashBoundaryState> {
    return { crash: { error } };
  }

  static getDerivedStateFromProps({ path }: CrashBoundaryProps, state: CrashBoundaryState): CrashBoundaryState | null {
    return path === state.path ? null : { crash: null, path };
  }

  private readonly retry = (): void => this.setState({ crash: null });

  override render(): ReactNode {
    const { crash } = this.state;
    return crash ? <CrashPage error={crash.error} onRetry={this.retry} /> : this.props.children;
  }
}
