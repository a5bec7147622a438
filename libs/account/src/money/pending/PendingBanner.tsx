import { lazyPart } from '@baize/routing';
import { Suspense, useState } from 'react';
import { usePendingPayments } from './usePendingPayments.ts';
import type { PaymentDirection } from '../payment/PaymentDirection.ts';

const PendingList = lazyPart(async () => (await import('./PendingList.tsx')).PendingList);

/** Pending payments, with a cancel button if the brand allows it (spec 3/2.money/4, 3/4.money/2). */
export function PendingBanner({ direction }: { direction: PaymentDirection }) {
  const { data = [] } = usePendingPayments(direction);
  /* The list stays after its last payment is gone, to show the result of cancelling it. */
  const [isWanted, setIsWanted] = useState(false);
  if (!isWanted && data.length > 0) setIsWanted(true);
  return (
    isWanted && (
      <Suspense fallback={null}>
        <PendingList direction={direction} payments={data} />
      </Suspense>
    )
  );
}
