import { useBrand, useSiteOptions } from '@baize/brand';
import { useText } from '@baize/i18n';
import { GiftIcon, SupportIcon } from '@baize/ui';
import { HelpPanel } from '../help/HelpPanel.tsx';
import { contentMessages } from '../messages.ts';
import { HelpLink } from './HelpLink.tsx';
import { helpOf } from './helpOf.ts';

/** The end of the promotions' page: the bonus that is not among them, or somebody to ask. */
export function PromotionHelp() {
  const t = useText(contentMessages);
  const isBonus = helpOf(useBrand().features, useSiteOptions()) === 'bonus';
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
