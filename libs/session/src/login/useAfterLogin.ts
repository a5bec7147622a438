import { useCallback } from 'react';
import { closeLoginDialog, useLoginDialog } from './loginDialog.ts';

/**
 * Runs after a login or registration in a popup: the pending action. Without one the current page stays
 * (ADR 27). Session pages redirect by themselves (`VisitorsOnly`).
 */
export function useAfterLogin() {
  const { pending } = useLoginDialog();
  return useCallback(() => {
    closeLoginDialog();
    pending?.();
  }, [pending]);
}
