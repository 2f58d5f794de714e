import { screen } from '@testing-library/react';
import { endProgress, startProgress } from '../../../src/navigation/progress-bar';

const bar = (): HTMLElement | null => screen.queryByRole('progressbar', { name: 'Loading the page' });
const share = (): number => Number(bar()?.getAttribute('aria-valuenow'));

beforeEach(() => jest.useFakeTimers());

afterEach(() => {
  endProgress();
  jest.runOnlyPendingTimers();
  jest.runOnlyPendingTimers();
  jest.useRealTimers();
});

describe('progress bar', () => {
  it('PRG-01 is absent at 150 ms and present at 350 ms', () => {
    startProgress();
    jest.advanceTimersByTime(150);
    expect(bar()).not.toBeInTheDocument();
    jest.advanceTimersByTime(200);
    expect(bar()).toBeInTheDocument();
  });

  it('PRG-01 PRG-04 never shows when the page arrives first', () => {
    startProgress();
    jest.advanceTimersByTime(199);
    endProgress();
    jest.advanceTimersByTime(5000);
    expect(bar()).not.toBeInTheDocument();
  });

  it('PRG-03 starts at 8 %, creeps on every 800 ms and never gets there on its own', () => {
    startProgress();
    jest.advanceTimersByTime(200);
    expect(share()).toBe(8);
    jest.advanceTimersByTime(799);
    expect(share()).toBe(8);
    let before = share();
    jest.advanceTimersByTime(1);
    expect(share()).toBeGreaterThan(before);
    for (let step = 0; step < 500; step += 1) {
      before = share();
      jest.advanceTimersByTime(800);
      expect(share()).toBeGreaterThanOrEqual(before);
    }
    expect(share()).toBeLessThan(100);
  });

  it('PRG-03 jumps to 100 %, holds, fades and is removed', () => {
    startProgress();
    jest.advanceTimersByTime(200);
    endProgress();
    expect(share()).toBe(100);
    jest.advanceTimersByTime(199);
    expect(bar()).not.toHaveClass('progress-bar-done');
    jest.advanceTimersByTime(1);
    expect(bar()).toHaveClass('progress-bar-done');
    jest.advanceTimersByTime(200);
    expect(bar()).not.toBeInTheDocument();
  });

  it('PRG-04 a newer navigation starts its own delay', () => {
    startProgress();
    jest.advanceTimersByTime(150);
    startProgress();
    jest.advanceTimersByTime(150);
    expect(bar()).not.toBeInTheDocument();
    jest.advanceTimersByTime(50);
    expect(bar()).toBeInTheDocument();
  });

  it('PRG-05 one bar, however many navigations, and none when all is over', () => {
    for (let count = 0; count < 3; count += 1) {
      startProgress();
      jest.advanceTimersByTime(250);
    }
    expect(screen.getAllByRole('progressbar')).toHaveLength(1);
    endProgress();
    endProgress();
    jest.advanceTimersByTime(400);
    expect(bar()).not.toBeInTheDocument();
    expect(jest.getTimerCount()).toBe(0);
  });
});
