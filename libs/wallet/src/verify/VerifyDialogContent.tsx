import { useServerText } from '@baize/i18n';
import { useHasRoute, useSiteActions, paths } from '@baize/routing';
import { Button, ButtonLink, Dialog, Icon, SupportIcon } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import type { VerifyDialogProps } from './VerifyDialog.tsx';

/** The dialog that leads to phone verification, or to live support. */
export function VerifyDialogContent({ what, message, onClose }: VerifyDialogProps) {
  const { t } = useTranslation('wallet');
  const serverText = useServerText();
  const { openSupport } = useSiteActions();
  const hasPhonePage = useHasRoute()(paths.smsVerification) && what === 'phone';
  const contactSupport = () => {
    onClose();
    openSupport();
  };
  return (
    <Dialog
      open={what !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={what && t(`verify_${what}_title`)}
      description={message === undefined ? what && t(`verify_${what}_text`) : serverText(message)}
      closeLabel={t('close')}
      size="s"
      footer={
        <>
          {hasPhonePage && (
            <ButtonLink href={paths.smsVerification} onClick={onClose}>
              {t('verify_phone')}
            </ButtonLink>
          )}
          <Button
            variant={hasPhonePage ? 'secondary' : 'primary'}
            leading={<Icon of={SupportIcon} size={18} />}
            onClick={contactSupport}
          >
            {t('live_support')}
          </Button>
        </>
      }
    />
  );
}
