import { Component } from 'react';
import type { ReactNode } from 'react';

interface ErrorCauseProps {
  /** Names the part that failed. */
  message: string;
  children: ReactNode;
}

/** Rethrows an error of its children as the cause of one that names the part; the crash page shows the chain. */
export class ErrorCauseBoundary extends Component<ErrorCauseProps, { cause: unknown; failed: boolean }> {
  override state = { cause: undefined, failed: false };

  static getDerivedStateFromError(cause: unknown): { cause: unknown; failed: boolean } {
    return { cause, failed: true };
  }

  override render(): ReactNode {
    if (this.state.failed) throw new Error(this.props.message, { cause: this.state.cause });
    return this.props.children;
  }
}
