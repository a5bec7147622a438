import { ProductTabs } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { useMenu } from '../menu/useMenu.ts';
import { MoreMenu } from './MoreMenu.tsx';

/** The products below the header `bottom`, also on phones; its code loads only for brands that have it. */
export function ProductBar() {
  const { t } = useTranslation('shell');
  return (
    <ProductTabs
      label={t('main_menu')}
      items={useMenu('top')}
      more={(hidden) => <MoreMenu items={hidden} />}
      moreAlways
    />
  );
}
