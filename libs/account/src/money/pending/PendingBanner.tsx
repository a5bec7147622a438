import { lazyPart } from '@baize/routing';
import { Suspense, useState } from 'react';
import { usePendingPayments } from './usePendingPayments.ts';
import type { PaymentWay } from '../payment/PaymentWay.ts';

const PendingList = lazyPart(async () => (await import('./PendingList.tsx')).PendingList);

/** What waits for a decision, and a way to take it back where the brand allows it (spec 3/2.money/4, 3/4.money/2). */
export function PendingBanner({ way }: { way: PaymentWay }) {
  const { data = [] } = usePendingPayments(way);
  /* The list stays after its last payment: it says what came of taking it back. */
  const [isWanted, setIsWanted] = useState(false);
  if (!isWanted && data.length > 0) setIsWanted(true);
  return (
    isWanted && (
      <Suspense fallback={null}>
        <PendingList way={way} payments={data} />
      </Suspense>
    )
  );
}
