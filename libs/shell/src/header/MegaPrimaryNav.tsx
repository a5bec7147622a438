import { useBrand } from '@baize/brand';
import { MegaNav, MegaPanel, type MegaNavItem } from '@baize/ui';
import { Suspense, use } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useFullMenu } from '../menu/useFullMenu.ts';
import { useMenu, type VisibleMenuItem } from '../menu/useMenu.ts';
import { hasUtilityBar } from './hasUtilityBar.ts';
import { MoreMenu } from './MoreMenu.tsx';
import { AppPartsContext } from '../start/AppPartsContext.ts';

/** The content of each product's panel, by menu row id; a panel needs two entries besides the product's own. */
const PANELS = {
  casino: ['airship_games', 'jackpots', 'virtual_games', 'bingo', 'high_flyer', 'live_slot', 'binary_option'],
  sport: ['live_sport', 'esport'],
  live_casino: ['poker', 'tv_games'],
} as const;
type Product = keyof typeof PANELS;
const isProduct = (id: string): id is Product => Object.hasOwn(PANELS, id);
const idsOf = (product: Product): readonly string[] => PANELS[product];

/** The primary nav of the header `mega`: its code loads only for brands that have it. */
export function MegaPrimaryNav() {
  const { t } = useTranslation(['shellDeferred', 'shell']);
  const brand = useBrand();
  const { offers: Offers } = use(AppPartsContext);
  const all = useFullMenu('side');
  const top = useMenu('top');
  const categoriesOf = (id: string) =>
    isProduct(id) ? all.filter((entry) => idsOf(id).includes(entry.id)) : [];
  const hasPanel = (id: string) => categoriesOf(id).length > 1;
  const isInside = ({ id }: VisibleMenuItem) =>
    top.some((product) => hasPanel(product.id) && categoriesOf(product.id).some((entry) => entry.id === id));
  const items = top
    .filter((item) => !isInside(item))
    .map((item): MegaNavItem => {
      if (!isProduct(item.id) || !hasPanel(item.id)) return item;
      const categories = [item, ...categoriesOf(item.id)];
      return {
        ...item,
        panelLabel: t('panel', { name: item.label }),
        panel: (
          <MegaPanel
            title={item.label}
            text={t(`panel_${item.id}`)}
            items={categories}
            offers={
              Offers && (
                <Suspense fallback={<OffersRoom />}>
                  <Offers />
                </Suspense>
              )
            }
          />
        ),
      };
    });
  return (
    <MegaNav
      label={t('main_menu', { ns: 'shell' })}
      items={items}
      more={(hidden) => <MoreMenu items={hidden} />}
      moreAlways={!hasUtilityBar(brand)}
    />
  );
}

/* The approximate height of the offers, which load with the first panel. */
const OffersRoom = styled.div`
  min-block-size: 240px;
`;
