import { useTranslation } from 'react-i18next';
import { useIsInPlay } from '@baize/routing';
import { BottomBar } from '@baize/ui';
import { useMenu } from '../menu/useMenu.ts';

const MOST = 5;

/** The sticky bar of phones; hidden while a game is in play. */
export function BottomNav() {
  const { t } = useTranslation('shell');
  const items = useMenu('bottom');
  if (useIsInPlay()) return null;
  /* Home is dropped first: the logo links there too. */
  const shown = items.length > MOST ? items.filter(({ id }) => id !== 'home') : items;
  return <BottomBar label={t('main_menu')} items={shown.slice(0, MOST)} />;
}
