import { Component } from 'react';
import type { ReactNode } from 'react';
import { ErrorBox } from './ErrorBox';

interface PartBoundaryProps {
  /** Says which part failed. */
  message: string;
  /** Called before children are rendered again. */
  onRetry?: () => void;
  children: ReactNode;
}

/** Shows an error box in place of children that throw; the rest of the page stays. Retry renders them again. */
export class PartBoundary extends Component<PartBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  private readonly retry = (): void => {
    this.props.onRetry?.();
    this.setState({ hasFailed: false });
  };

  override render(): ReactNode {
    return this.state.hasFailed ? <ErrorBox message={this.props.message} onRetry={this.retry} /> : this.props.children;
  }
}
