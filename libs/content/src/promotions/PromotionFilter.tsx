import type { Promotion } from '@baize/api';
import { paths } from '@baize/routing';
import { CategoryTabs } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { kindsOf, readPromotionKind } from './promotionKinds.ts';

/** The kinds of promotions, each with its own URL. Renders nothing if all are of one kind. */
export function PromotionFilter({ promotions }: { promotions: readonly Promotion[] }) {
  const { t } = useTranslation('contentPromotions');
  const current = readPromotionKind(useSearchParams()[0]);
  const kinds = kindsOf(promotions);
  if (kinds.length < 2) return null;
  return (
    <CategoryTabs
      label={t('kinds')}
      items={[
        { id: 'all', label: t('kind_all'), href: paths.promotions, current: current === undefined },
        ...kinds.map((kind) => ({
          id: kind,
          label: t(`kind_${kind}`),
          href: `${paths.promotions}?kind=${kind}`,
          current: current === kind,
        })),
      ]}
    />
  );
}
