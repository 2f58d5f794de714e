import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { ErrorBox } from './ErrorBox';
import { Spinner } from './Spinner';

interface LazyPartProps<Props extends object> {
  /** Loads the component. Must load again on each call after a failure. `attempt` is zero-based. */
  load: (attempt: number) => Promise<ComponentType<Props>>;
  props: Props;
}

type LoadState<Props extends object> =
  { status: 'loading' } | { status: 'loaded'; component: ComponentType<Props> } | { status: 'failed'; message: string };

/** A lazily loaded component: shows a spinner, then the component, or an error box that can retry. */
export function LazyPart<Props extends object>({ load, props }: LazyPartProps<Props>): ReactNode {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<LoadState<Props>>({ status: 'loading' });

  useEffect(() => {
    let isCurrent = true;
    load(attempt).then(
      (component) => isCurrent && setState({ status: 'loaded', component }),
      (error: unknown) =>
        isCurrent && setState({ status: 'failed', message: error instanceof Error ? error.message : String(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt, load]);

  if (state.status === 'loading') return <Spinner key={attempt} />;
  if (state.status === 'failed') {
    const retry = (): void => {
      setState({ status: 'loading' });
      setAttempt(attempt + 1);
    };
    return <ErrorBox message={state.message} onRetry={retry} />;
  }
  const Part = state.component;
  return <Part {...props} />;
}
