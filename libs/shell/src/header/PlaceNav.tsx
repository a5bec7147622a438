import { useBrand } from '@baize/brand';
import { useText } from '@baize/i18n';
import { TopNav } from '@baize/ui';
import { useMenu } from '../menu/useMenu.ts';
import { shellMessages } from '../messages.ts';

/** The main places, for the bar at the top of screens with room. */
export function PlaceNav() {
  const t = useText(shellMessages);
  const { layout } = useBrand();
  const align = layout.header === 'centred' ? 'center' : 'start';
  return <TopNav label={t('main_menu')} items={useMenu('top')} align={align} />;
}
