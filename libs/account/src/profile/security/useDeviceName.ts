import { useTranslation } from 'react-i18next';
import { deviceName } from '../../device/deviceName.ts';

/** Names a device by its user agent: `Firefox · Linux`. */
export function useDeviceName() {
  const { t } = useTranslation('accountProfile');
  return (userAgent: string | undefined): string => deviceName(userAgent) ?? t('logins_unknown_device');
}
