import { useTranslation } from 'react-i18next';
import { BottomBar, type BottomBarItem } from '@baize/ui';
import { useMenu } from '../menu/useMenu.ts';
import { useBottomNav } from './useBottomNav.ts';

const MAX = 5;

/** Moves a dock's featured action to the middle. */
function withFeaturedInTheMiddle(items: readonly BottomBarItem[]): readonly BottomBarItem[] {
  const others = items.filter(({ featured }) => !featured);
  return others.toSpliced(Math.floor(items.length / 2), 0, ...items.filter(({ featured }) => featured));
}

/** The sticky bar on phones, in the brand's variant. Not shown next to a game in play, a login or a registration. */
export function BottomNav() {
  const { t } = useTranslation('shell');
  const items = useMenu('bottom');
  const variant = useBottomNav();
  if (variant === 'none') return null;
  /* Home is dropped first: the logo links there too. */
  const shown = (items.length > MAX ? items.filter(({ id }) => id !== 'home') : items).slice(0, MAX);
  return (
    <BottomBar
      label={t('main_menu')}
      items={variant === 'dock' ? withFeaturedInTheMiddle(shown) : shown}
      variant={variant}
    />
  );
}
