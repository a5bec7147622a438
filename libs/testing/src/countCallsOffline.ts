import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { mockNetworkError } from './mocks.ts';
import { renderPage } from './renderPage.tsx';

/**
 * Renders `ui` while the browser is offline, presses its button if it has one, then goes back online. Counts how often
 * the operation was sent: `{ offline: 1, afterwards: 1 }` means that the call is sent immediately and not queued, as
 * required for every call that changes something.
 */
export async function countCallsOffline(operation: string, ui: ReactElement) {
  onlineManager.setOnline(false);
  try {
    const { queryClient, calls } = await renderPage(ui, {
      token: 'secret',
      handlers: [mockNetworkError(operation)],
    });
    act(() => screen.queryByRole('button')?.click());
    await waitFor(() => {
      const mutations = queryClient.getMutationCache().getAll();
      const isSettled = mutations.some(({ state }) => state.isPaused || state.status === 'error');
      if (!isSettled) throw new Error(`${operation} was neither sent nor paused.`);
    });
    const offline = calls(operation).length;
    onlineManager.setOnline(true);
    await act(() => queryClient.resumePausedMutations());
    return { offline, afterwards: calls(operation).length };
  } finally {
    onlineManager.setOnline(true);
  }
}
