import { useText } from '@baize/i18n';
import { AlertBox, dismissAlert, showAlert, useAlert } from '@baize/ui';
import { useEffect } from 'react';
import { shellMessages } from '../messages.ts';

/** The one transient alert, and the two that the browser itself causes: the connection is gone, and back. */
export function Alerts() {
  const t = useText(shellMessages);
  const alert = useAlert();
  useEffect(() => {
    const offline = () => showAlert('error', t('offline'));
    const online = () => showAlert('success', t('online'));
    addEventListener('offline', offline);
    addEventListener('online', online);
    return () => {
      removeEventListener('offline', offline);
      removeEventListener('online', online);
    };
  }, [t]);
  return <AlertBox alert={alert} closeLabel={t('close')} onDismiss={dismissAlert} />;
}
