import { Button, Icon, SupportIcon } from '@baize/ui';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { SupportContext } from './SupportContext.ts';

/** Opens the live support over the page. */
export function SupportButton() {
  const { t } = useTranslation('content');
  const openSupport = use(SupportContext);
  return (
    <Button variant="secondary" leading={<Icon of={SupportIcon} size={18} />} onClick={openSupport}>
      {t('live_support')}
    </Button>
  );
}
