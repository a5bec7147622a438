import { useCallback } from 'react';
import { closeLoginDialog, useLoginDialog } from './loginDialog.ts';

/**
 * What happens after a login or a registration in a popup: the thing that was wanted. Without one the page stays that the
 * popup was opened over (ADR 27); pages of the session themselves are left by `VisitorsOnly`.
 */
export function useAfterLogin() {
  const { pending } = useLoginDialog();
  return useCallback(() => {
    closeLoginDialog();
    pending?.();
  }, [pending]);
}
