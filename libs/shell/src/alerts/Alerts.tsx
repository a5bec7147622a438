import { AlertBox, dismissAlert, useAlert } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { useConnectionAlerts } from './useConnectionAlerts.ts';

/** The single transient alert. */
export function Alerts() {
  const { t } = useTranslation('shell');
  const alert = useAlert();
  useConnectionAlerts();
  const shown = alert && { ...alert, message: alert.message() };
  return <AlertBox alert={shown} closeLabel={t('close')} onDismiss={dismissAlert} />;
}
