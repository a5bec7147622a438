import { useTranslation } from 'react-i18next';
import type { LinkedImage } from '@baize/api';
import { useHasRoute, useIsReachable, paths } from '@baize/routing';
import { PaymentShortcut, SeeAll, Skeleton, WalletIcon } from '@baize/ui';
import { SectionRail } from '../section-rail/SectionRail.tsx';

const PLACEHOLDERS = 8;

/** Payment methods, each linked to its deposit form if this app has one (spec 2/2.2/5). */
export function Payments({ payments }: { payments: readonly LinkedImage[] | undefined }) {
  const { t } = useTranslation('content');
  const isMounted = useHasRoute();
  const isReachable = useIsReachable();
  return (
    <SectionRail
      heading={t('payments')}
      icon={WalletIcon}
      action={isMounted(paths.deposit) && <SeeAll href={paths.deposit}>{t('to_deposit')}</SeeAll>}
      items={payments}
      placeholder={<Skeleton width="clamp(128px, 34vw, 168px)" height="72px" shape="block" />}
      placeholders={PLACEHOLDERS}
      still={!payments?.some(({ url }) => isReachable(url))}
    >
      {({ image, url, name }, index) => (
        <PaymentShortcut
          name={name ?? t('payment', { number: index + 1 })}
          image={image}
          href={isReachable(url) ? url : undefined}
        />
      )}
    </SectionRail>
  );
}
