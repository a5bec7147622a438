import { useHasRoute } from '@baize/routing';
import { ButtonLink, Dialog } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { SupportButton } from './SupportButton.tsx';

interface Props {
  /** What has to be verified first; undefined while nothing has. */
  what: 'phone' | 'identity' | undefined;
  onClose: () => void;
}

const PHONE_PAGE = '/account/sms-verification';

/** Says that phone (code 621) or identity (623) have to be verified first, with the live support (spec 3/8.money/5 and 3/8.money/6). */
export function VerifyDialog({ what, onClose }: Props) {
  const { t } = useTranslation('accountMoney');
  const hasPhonePage = useHasRoute()(PHONE_PAGE) && what === 'phone';
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
          <SupportButton variant={hasPhonePage ? 'secondary' : 'primary'} onPress={onClose} />
        </>
      }
    />
  );
}
