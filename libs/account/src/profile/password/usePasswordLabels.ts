import { useTranslation } from 'react-i18next';

/** The labels of a password field's buttons. */
export function usePasswordLabels() {
  const { t } = useTranslation('accountProfile');
  return {
    revealLabel: t('show_password'),
    concealLabel: t('hide_password'),
    capsLockLabel: t('caps_lock'),
  };
}
