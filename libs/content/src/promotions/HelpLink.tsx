import { paths } from '@baize/routing';
import { useTranslation } from 'react-i18next';
import { useBrand } from '@baize/brand';
import { useSiteOptions } from '@baize/site';
import { openLoginDialog, useIsPlayer } from '@baize/session';
import { Button, ButtonLink, GiftIcon, Icon, type ButtonProps } from '@baize/ui';
import { useNavigate } from 'react-router';
import { SupportButton } from '../help/SupportButton.tsx';
import { findPromotionHelp } from './findPromotionHelp.ts';

/** The link below the promotions: the bonus request, which requires login, or live support. */
export function HelpLink({ variant }: Pick<ButtonProps, 'variant'>) {
  const { t } = useTranslation('content');
  const help = findPromotionHelp(useBrand().features, useSiteOptions());
  const isPlayer = useIsPlayer();
  const navigate = useNavigate();
  if (help === 'support') return <SupportButton />;
  const gift = <Icon of={GiftIcon} size={18} />;
  if (isPlayer)
    return (
      <ButtonLink variant={variant} href={paths.bonusRequest} leading={gift}>
        {t('request_bonus')}
      </ButtonLink>
    );
  return (
    <Button
      variant={variant}
      leading={gift}
      onClick={() => openLoginDialog(() => void navigate(paths.bonusRequest))}
    >
      {t('request_bonus')}
    </Button>
  );
}
