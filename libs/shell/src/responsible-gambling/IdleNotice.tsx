import { useTranslation } from 'react-i18next';
import { useLogout } from '@baize/session';
import { Button, Dialog } from '@baize/ui';

/** Asks an idle player whether they're still there; any input counts as an answer. */
export function IdleNotice({ onStay }: { onStay: () => void }) {
  const { t } = useTranslation(['shellDeferred', 'shell']);
  const logout = useLogout();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onStay()}
      size="s"
      title={t('idle_title')}
      description={t('idle_text')}
      closeLabel={t('close', { ns: 'shell' })}
      footer={
        <>
          <Button variant="secondary" onClick={() => logout.mutate()}>
            {t('log_out')}
          </Button>
          <Button onClick={onStay}>{t('idle_stay')}</Button>
        </>
      }
    />
  );
}
