import { Banner, Button } from '@baize/ui';
import { useTranslation } from 'react-i18next';

/** Above the button when the same transfer was sent before and its reply got lost. */
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
