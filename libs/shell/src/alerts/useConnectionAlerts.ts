import { useLatestT } from '@baize/i18n';
import { showAlert } from '@baize/ui';
import { useEffect } from 'react';

/** Shows an alert when the browser loses its connection, and another when the connection is restored. */
export function useConnectionAlerts() {
  const latestT = useLatestT('shell');
  useEffect(() => {
    const offline = () => void showAlert('error', () => latestT('offline'));
    const online = () => void showAlert('success', () => latestT('online'));
    if (!navigator.onLine) offline();
    addEventListener('offline', offline);
    addEventListener('online', online);
    return () => {
      removeEventListener('offline', offline);
      removeEventListener('online', online);
    };
  }, [latestT]);
}
