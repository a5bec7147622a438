import type { LinkedImage } from '@baize/api';
import { useText } from '@baize/i18n';
import { useMounted } from '@baize/routing';
import { PaymentShortcut, SeeAll, Skeleton, WalletIcon } from '@baize/ui';
import { contentMessages } from '../messages.ts';
import { SectionRail } from '../section/SectionRail.tsx';

const DEPOSIT = '/Deposit';
const PLACEHOLDERS = 8;

/** Ways to pay, each leading to its deposit form (spec: document 2, section 2.2). */
export function Payments({ payments }: { payments: readonly LinkedImage[] | undefined }) {
  const t = useText(contentMessages);
  const isMounted = useMounted();
  return (
    <SectionRail
      heading={t('payments')}
      icon={WalletIcon}
      action={isMounted(DEPOSIT) && <SeeAll href={DEPOSIT}>{t('to_deposit')}</SeeAll>}
      items={payments}
      placeholder={<Skeleton width="clamp(128px, 34vw, 168px)" height="72px" shape="block" />}
      placeholders={PLACEHOLDERS}
    >
      {({ image, url }, index) => (
        <PaymentShortcut name={t('payment', { number: index + 1 })} image={image} href={url} />
      )}
    </SectionRail>
  );
}
