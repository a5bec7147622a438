import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LoadMore } from './LoadMore.tsx';

let see: (seen: boolean) => void;

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        see = (isIntersecting) => act(() => callback([{ isIntersecting }]));
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(cleanup);

const more = (props: Partial<Parameters<typeof LoadMore>[0]> = {}) => {
  const onLoadMore = vi.fn();
  const view = (next = {}) => (
    <LoadMore hasMore loading={false} label="More" onLoadMore={onLoadMore} {...props} {...next} />
  );
  const { rerender } = render(view());
  return { onLoadMore, set: (next: object) => rerender(view(next)) };
};

describe('LoadMore', () => {
  it('loads automatically when it comes near, once per page', () => {
    const { onLoadMore, set } = more({ auto: true });
    expect(onLoadMore).not.toHaveBeenCalled();
    see(true);
    expect(onLoadMore).toHaveBeenCalledTimes(1);
    set({ loading: true });
    set({ loading: false });
    expect(onLoadMore).toHaveBeenCalledTimes(2);
    see(false);
    expect(onLoadMore).toHaveBeenCalledTimes(2);
  });

  it('otherwise waits for the button', async () => {
    const { onLoadMore } = more();
    see(true);
    expect(onLoadMore).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(onLoadMore).toHaveBeenCalledOnce();
  });

  it('does not retry automatically after a failure', async () => {
    const { onLoadMore } = more({ auto: true, error: 'Lost' });
    see(true);
    expect(onLoadMore).not.toHaveBeenCalled();
    expect(screen.getByRole('alert').textContent).toBe('Lost');
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(onLoadMore).toHaveBeenCalledOnce();
  });

  it('loads nothing after the last page', () => {
    const { onLoadMore } = more({ auto: true, hasMore: false });
    see(true);
    expect(onLoadMore).not.toHaveBeenCalled();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
