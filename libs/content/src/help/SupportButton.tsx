import { useSiteActions } from '@baize/routing';
import { Button, Icon, SupportIcon } from '@baize/ui';
import { useTranslation } from 'react-i18next';

/** Opens live support over the page. */
export function SupportButton() {
  const { t } = useTranslation('content');
  const { openSupport } = useSiteActions();
  return (
    <Button variant="secondary" leading={<Icon of={SupportIcon} size={18} />} onClick={openSupport}>
      {t('live_support')}
    </Button>
  );
}
