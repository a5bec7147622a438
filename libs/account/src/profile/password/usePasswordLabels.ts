import { useTranslation } from 'react-i18next';

/** What the buttons of a password field say. */
export function usePasswordLabels() {
  const { t } = useTranslation('accountProfile');
  return {
    revealLabel: t('show_password'),
    concealLabel: t('hide_password'),
    capsLockLabel: t('caps_lock'),
  };
}
