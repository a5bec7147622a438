import { useTranslation } from 'react-i18next';
import { deviceOf } from '../../device/deviceOf.ts';

/** Names a device by its user agent: `Firefox · Linux`. */
export function useDeviceName() {
  const { t } = useTranslation('accountProfile');
  return (userAgent: string | undefined): string => {
    const { browser, system } = deviceOf(userAgent ?? '');
    return [browser, system].filter(Boolean).join(' · ') || t('logins_unknown_device');
  };
}
