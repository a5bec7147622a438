import { useCallback } from 'react';
import { closeLoginDialog, useLoginDialog } from './loginDialog.ts';

/**
 * Runs the pending action after a login or registration in a popup. Without one, the current page stays (ADR 27).
 * Session pages redirect on their own (`VisitorsOnly`).
 */
export function useAfterLogin() {
  const { pending } = useLoginDialog();
  return useCallback(() => {
    closeLoginDialog();
    pending?.();
  }, [pending]);
}
