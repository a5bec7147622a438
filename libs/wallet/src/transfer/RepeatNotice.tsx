import { Banner, Button } from '@baize/ui';
import { useTranslation } from 'react-i18next';

/** A warning above the button if the same transfer was sent before and its reply was lost. */
export function RepeatNotice({ onNew }: { onNew: () => void }) {
  const { t } = useTranslation('wallet');
  return (
    <Banner
      action={
        <Button size="s" variant="secondary" onClick={onNew}>
          {t('send_again_as_new')}
        </Button>
      }
    >
      {t('not_repeated')}
    </Banner>
  );
}
