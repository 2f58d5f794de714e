import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { foldTime, useFolding } from '../../../../src/components/sidebar/useFolding';

function Branch(): ReactNode {
  const [isExpanded, setExpanded] = useState(false);
  const { list, isPresent } = useFolding(isExpanded);
  return (
    <>
      <button type="button" onClick={() => setExpanded(!isExpanded)}>
        Toggle
      </button>
      {isExpanded || isPresent ? (
        <ul ref={list}>
          <li>Entry</li>
        </ul>
      ) : null}
    </>
  );
}

interface Played {
  frames: unknown;
  options: unknown;
  folding: { onfinish: (() => void) | null; cancel: jest.Mock };
}

function watchAnimations(): Played[] {
  const played: Played[] = [];
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { configurable: true, value: 36 });
  HTMLElement.prototype.animate = (frames, options) => {
    const folding = { onfinish: null, cancel: jest.fn() };
    played.push({ frames, options, folding });
    return folding as unknown as Animation;
  };
  return played;
}

const toggle = (): boolean => fireEvent.click(screen.getByRole('button', { name: 'Toggle' }));

afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'animate');
  Reflect.deleteProperty(HTMLElement.prototype, 'offsetHeight');
  Reflect.deleteProperty(window, 'matchMedia');
});

function prefer(reduced: boolean): void {
  window.matchMedia = ((query: string) => ({ matches: reduced && query.includes('reduce') })) as typeof matchMedia;
}

describe('SBR-13 branches unfold and fold', () => {
  it('from no height to theirs, and back; then they leave the document', () => {
    prefer(false);
    const played = watchAnimations();
    render(<Branch />);
    expect(screen.queryByText('Entry')).not.toBeInTheDocument();
    toggle();
    expect(screen.getByText('Entry')).toBeInTheDocument();
    expect(played[0]?.frames).toMatchObject({ height: ['0', '36px'] });
    expect(played[0]?.options).toMatchObject({ duration: foldTime(36) });
    act(() => played[0]?.folding.onfinish?.());
    toggle();
    expect(played[1]?.frames).toMatchObject({ height: ['36px', '0'] });
    expect(screen.getByText('Entry')).toBeInTheDocument();
    act(() => played[1]?.folding.onfinish?.());
    expect(screen.queryByText('Entry')).not.toBeInTheDocument();
  });

  it('a second toggle takes the place of the first', () => {
    prefer(false);
    const played = watchAnimations();
    render(<Branch />);
    toggle();
    toggle();
    expect(played[0]?.folding.cancel).toHaveBeenCalled();
    act(() => played[1]?.folding.onfinish?.());
    expect(screen.queryByText('Entry')).not.toBeInTheDocument();
  });

  it('at once under reduced motion', () => {
    prefer(true);
    const played = watchAnimations();
    render(<Branch />);
    toggle();
    toggle();
    expect(played).toEqual([]);
    expect(screen.queryByText('Entry')).not.toBeInTheDocument();
  });
});
