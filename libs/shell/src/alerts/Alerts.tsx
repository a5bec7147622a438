import { useText } from '@baize/i18n';
import { AlertBox, dismissAlert, showAlert, useAlert } from '@baize/ui';
import { useEffect } from 'react';
import { shellMessages } from '../messages.ts';

/** The one transient alert, and the two that the browser itself causes: the connection is gone, and back. */
export function Alerts() {
  const t = useText(shellMessages);
  const alert = useAlert();
  useEffect(() => {
    const offline = () => void showAlert('error', () => t('offline'));
    const online = () => void showAlert('success', () => t('online'));
    addEventListener('offline', offline);
    addEventListener('online', online);
    return () => {
      removeEventListener('offline', offline);
      removeEventListener('online', online);
    };
  }, [t]);
  const shown = alert && { ...alert, message: alert.message() };
  return <AlertBox alert={shown} closeLabel={t('close')} onDismiss={dismissAlert} />;
}
