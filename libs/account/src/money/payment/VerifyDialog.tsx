import { useHasRoute, useSiteActions } from '@baize/routing';
import { Button, ButtonLink, Dialog, Icon, SupportIcon } from '@baize/ui';
import { useTranslation } from 'react-i18next';

interface Props {
  /** What has to be verified first; undefined while nothing has. */
  what: 'phone' | 'identity' | undefined;
  onClose: () => void;
}

const PHONE_PAGE = '/account/sms-verification';

/** Says that phone (code 621) or identity (623) have to be verified first, with the live support (spec 3/8.money/5 and 3/8.money/6). */
export function VerifyDialog({ what, onClose }: Props) {
  const { t } = useTranslation('accountMoney');
  const { openSupport } = useSiteActions();
  const hasPhonePage = useHasRoute()(PHONE_PAGE) && what === 'phone';
  const help = () => {
    onClose();
    openSupport();
  };
  return (
    <Dialog
      open={what !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={what && t(`verify_${what}_title`)}
      description={what && t(`verify_${what}_text`)}
      closeLabel={t('close')}
      size="s"
      footer={
        <>
          {hasPhonePage && <ButtonLink href={PHONE_PAGE}>{t('verify_phone')}</ButtonLink>}
          <Button
            variant={hasPhonePage ? 'secondary' : 'primary'}
            leading={<Icon of={SupportIcon} size={18} />}
            onClick={help}
          >
            {t('live_support')}
          </Button>
        </>
      }
    />
  );
}
