import { useTranslation } from 'react-i18next';
import { useBrand } from '@baize/brand';
import { TopNav } from '@baize/ui';
import { useMenu } from '../menu/useMenu.ts';

/** The primary nav in the header of wide screens. */
export function PrimaryNav() {
  const { t } = useTranslation('shell');
  const { layout } = useBrand();
  const align = layout.header === 'centred' ? 'center' : 'start';
  return <TopNav label={t('main_menu')} items={useMenu('top')} align={align} />;
}
