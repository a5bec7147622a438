import { useBrand } from '@baize/brand';
import { TopNav } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { useMenu } from '../menu/useMenu.ts';
import { hasUtilityBar } from './hasUtilityBar.ts';
import { MoreMenu } from './MoreMenu.tsx';

/** The primary nav of the headers `classic` and `centred`. */
export function NavInOneRow() {
  const { t } = useTranslation('shell');
  const brand = useBrand();
  return (
    <TopNav
      label={t('main_menu')}
      items={useMenu('top')}
      align={brand.layout.header === 'centred' ? 'center' : 'start'}
      more={(hidden) => <MoreMenu items={hidden} />}
      moreAlways={!hasUtilityBar(brand)}
    />
  );
}
