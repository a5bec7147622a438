import { useServerText } from '@baize/i18n';
import { showAlert } from '@baize/ui';
import { useEffect } from 'react';

/**
 * Shows an alert with the reason why a game couldn't be opened, in addition to the page's own state, which screen
 * readers announce. The alert disappears with that state (spec 2/8.lobby/4). `message` is one of the platform's
 * translation keys.
 */
export function useRefusalAlert(message: string): void {
  const serverText = useServerText();
  useEffect(() => showAlert('error', () => serverText(message), { silent: true }), [message, serverText]);
}
