import { useTranslation } from 'react-i18next';
import { storedText } from '@baize/site';
import { NavRail } from '@baize/ui';
import { useStore } from '@baize/ui/store';
import { useFullMenu } from '../menu/useFullMenu.ts';

const collapsed = storedText('rail');

/** The side nav with all its groups. Whether it's collapsed is stored. */
export function SideNavGroups() {
  const { t } = useTranslation(['shellDeferred', 'shell']);
  const groups = [
    { id: 'places', title: t('menu_games'), items: useFullMenu('side') },
    { id: 'offers', title: t('menu_offers'), items: useFullMenu('offers') },
    { id: 'help', title: t('menu_help'), items: useFullMenu('help') },
  ];
  const isCollapsed = useStore(collapsed) === 'narrow';
  return (
    <NavRail
      label={t('main_menu', { ns: 'shell' })}
      groups={groups.filter(({ items }) => items.length > 0)}
      collapsed={isCollapsed}
      onCollapsedChange={(narrow) => (narrow ? collapsed.set('narrow') : collapsed.clear())}
      collapseLabel={t('menu_collapse')}
      expandLabel={t('menu_expand')}
    />
  );
}
