import { useTranslation } from 'react-i18next';
import { useBrand } from '@baize/brand';
import { useSiteOptions } from '@baize/site';
import { GiftIcon, SupportIcon } from '@baize/ui';
import { HelpPanel } from '../help/HelpPanel.tsx';
import { HelpLink } from './HelpLink.tsx';
import { findPromotionHelp } from './findPromotionHelp.ts';

/** The panel at the end of the promotions page: bonus request or live support. */
export function PromotionHelp() {
  const { t } = useTranslation('content');
  const isBonus = findPromotionHelp(useBrand().features, useSiteOptions()) === 'bonus';
  return (
    <HelpPanel
      icon={isBonus ? GiftIcon : SupportIcon}
      title={t(isBonus ? 'bonus_wanted' : 'support_wanted')}
      text={t(isBonus ? 'bonus_wanted_text' : 'support_wanted_text')}
    >
      <HelpLink />
    </HelpPanel>
  );
}
