import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FrameHost } from './FrameHost.tsx';

const labels = {
  loading: 'Loading',
  stillLoading: 'Still',
  retry: 'Again',
  refusedTitle: 'No',
  refusedText: 'Unsafe',
};
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const frame = () => document.querySelector('iframe');

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('FrameHost', () => {
  it('reports slow loading, and reloads on demand', () => {
    render(<FrameHost src="https://games.example/" title="Game" labels={labels} slowAfter={10_000} />);
    const first = frame();
    expect(screen.getByRole('status').textContent).toBe('Loading');
    pass(10_000);
    fireEvent.click(screen.getByRole('button', { name: 'Again' }));
    expect(screen.getByRole('status').textContent).toBe('Loading');
    expect(frame()).not.toBe(first);
  });

  it('hides its status once the frame has loaded', () => {
    const loaded = vi.fn();
    render(<FrameHost src="https://games.example/" title="Game" labels={labels} onLoad={loaded} />);
    fireEvent.load(frame()!);
    pass(60_000);
    expect(screen.queryByRole('status')).toBeNull();
    expect(loaded).toHaveBeenCalledOnce();
  });

  it('refuses the site’s own origin', () => {
    render(<FrameHost src="/casino" title="Game" labels={labels} />);
    expect(frame()).toBeNull();
    expect(screen.getByRole('alert').textContent).toContain('Unsafe');
  });

  it('shows the page’s skeleton until it has loaded or takes long', () => {
    render(
      <FrameHost src="https://games.example/" title="Game" labels={labels} placeholder={<p>outline</p>} />,
    );
    expect(screen.getByText('outline')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('Loading');
    pass(10_000);
    expect(screen.queryByText('outline')).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('Still');
  });

  it('delegates the retry when the URL can be used only once', () => {
    const again = vi.fn();
    const failed = { ...labels, failedTitle: 'Failed' };
    render(
      <FrameHost
        src="https://games.example/"
        title="Game"
        labels={failed}
        failAfter={30_000}
        onRetry={again}
      />,
    );
    pass(30_000);
    fireEvent.click(screen.getByRole('button', { name: 'Again' }));
    expect(again).toHaveBeenCalledOnce();
    expect(frame()).toBeNull();
  });
});
