import { useTranslation } from 'react-i18next';
import type { FooterColumn } from '@baize/ui';
import { useFullMenu } from '../menu/useFullMenu.ts';

/** The non-empty link columns (spec 2/2.13/24). */
export function useFooterColumns(): FooterColumn[] {
  const { t } = useTranslation(['shellDeferred', 'shell']);
  const columns = [
    { id: 'games', title: t('footer_games', { ns: 'shell' }), items: useFullMenu('footer_games') },
    { id: 'sport', title: t('footer_sport', { ns: 'shell' }), items: useFullMenu('footer_sport') },
    { id: 'about', title: t('footer_about', { ns: 'shell' }), items: useFullMenu('footer_about') },
    { id: 'rules', title: t('footer_rules'), items: useFullMenu('footer_rules') },
    { id: 'apps', title: t('footer_apps'), items: useFullMenu('footer_apps') },
  ];
  return columns.filter(({ items }) => items.length > 0);
}
