import { useText } from '@baize/i18n';
import { Button, Icon, SupportIcon } from '@baize/ui';
import { use } from 'react';
import { contentMessages } from '../messages.ts';
import { SupportContext } from './SupportContext.ts';

/** The way to a person: the live support, over the page that is read. */
export function SupportButton() {
  const t = useText(contentMessages);
  const openSupport = use(SupportContext);
  return (
    <Button variant="secondary" leading={<Icon of={SupportIcon} size={18} />} onClick={openSupport}>
      {t('live_support')}
    </Button>
  );
}
