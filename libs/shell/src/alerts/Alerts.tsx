import { useLatestT } from '@baize/i18n';
import { AlertBox, dismissAlert, showAlert, useAlert } from '@baize/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** The single transient alert, plus two triggered by the browser: connection lost, connection restored. */
export function Alerts() {
  const { t } = useTranslation('shell');
  const latestT = useLatestT('shell');
  const alert = useAlert();
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
  const shown = alert && { ...alert, message: alert.message() };
  return <AlertBox alert={shown} closeLabel={t('close')} onDismiss={dismissAlert} />;
}
