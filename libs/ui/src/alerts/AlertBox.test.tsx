import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AlertBox, type AlertType } from './AlertBox.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = (type: AlertType, onDismiss = vi.fn()) => {
  render(<AlertBox alert={{ id: 1, type, message: 'Saved' }} closeLabel="Close" onDismiss={onDismiss} />);
  return onDismiss;
};
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

describe('AlertBox', () => {
  it('disappears after five seconds', () => {
    const dismissed = show('success');
    pass(4999);
    expect(dismissed).not.toHaveBeenCalled();
    pass(1);
    expect(dismissed).toHaveBeenCalledOnce();
  });

  it('disappears on a click anywhere, once', () => {
    const dismissed = show('error');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(dismissed).toHaveBeenCalledOnce();
  });

  it('pauses under a pointer and restarts after it', () => {
    const dismissed = show('warning');
    const text = screen.getByText('Saved');
    pass(4000);
    fireEvent.pointerEnter(text.parentElement!);
    pass(60_000);
    expect(dismissed).not.toHaveBeenCalled();
    fireEvent.pointerLeave(text.parentElement!);
    pass(5000);
    expect(dismissed).toHaveBeenCalledOnce();
  });

  it('is portalled to the body, next to the dialogs, in live regions that a dialog doesn’t hide', () => {
    const { container } = render(
      <AlertBox alert={{ id: 1, type: 'error', message: 'No' }} closeLabel="Close" onDismiss={vi.fn()} />,
    );
    expect(container.textContent).toBe('');
    expect(screen.getByText('No').closest('[aria-live]')?.parentElement?.parentElement).toBe(document.body);
  });

  it('is not announced when the page shows the same message', () => {
    const alert = { id: 1, type: 'error', message: 'No', silent: true } as const;
    render(<AlertBox alert={alert} closeLabel="Close" onDismiss={vi.fn()} />);
    expect(screen.getByText('No').closest('[aria-live]')?.getAttribute('aria-live')).toBe('off');
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  it.each([
    ['success', 'status'],
    ['warning', 'alert'],
    ['error', 'alert'],
  ] as const)('announces %s as %s', (type, role) => {
    show(type);
    expect(screen.getByRole(role).textContent).toContain('Saved');
  });
});
