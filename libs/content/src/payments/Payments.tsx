import type { LinkedImage } from '@baize/api';
import { useText } from '@baize/i18n';
import { PaymentShortcut, Rail, Skeleton } from '@baize/ui';
import { contentMessages } from '../messages.ts';

const PLACEHOLDERS = 8;

/** Ways to pay, each leading to its deposit form (spec: document 2, section 2.2). */
export function Payments({ payments }: { payments: readonly LinkedImage[] | undefined }) {
  const t = useText(contentMessages);
  const heading = t('payments');
  if (payments?.length === 0) return null;
  return (
    <Rail
      heading={heading}
      item="auto"
      prevLabel={t('scroll_back', { heading })}
      nextLabel={t('scroll_on', { heading })}
    >
      {payments
        ? payments.map(({ image, url }, index) => (
            <PaymentShortcut
              key={index}
              name={t('payment', { number: index + 1 })}
              image={image}
              href={url}
            />
          ))
        : Array.from({ length: PLACEHOLDERS }, (_, index) => (
            <Skeleton key={index} width="clamp(128px, 34vw, 168px)" height="72px" shape="block" />
          ))}
    </Rail>
  );
}
